import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import { addAdmin, addBuyer, changeSettings } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

test('an administrator alone acts with proof of presence, and the audit log says so', async () => {
  const oja = await startOja();
  const admin = await addAdmin(oja);
  const gone = await addAdmin(oja);
  await oja.deps.db.updateTable('users').set({ status: 'banned' }).where('id', '=', gone.id).execute();
  const person = await addBuyer(oja, 50);
  const call = {
    token: admin.token,
    params: { id: person.id },
    body: { kind: 'goodwill', direction: 'credit', amount: 200, reason: 'For the long wait.' },
  } as const;
  expect(refusalOf(await oja.call('adjustWallet', { ...call, proof: false }))).toEqual([
    403,
    'proof_required',
  ]);
  const { body } = await oja.call('adjustWallet', call);
  expect(body).toMatchObject({ data: { approval: null }, message: 'Wallet Adjusted' });
  expect(await availableOf(oja, person)).toBe(250);
  const lines = await oja.deps.db
    .selectFrom('auditLog')
    .select(['action', 'after'])
    .where('subjectId', '=', person.id)
    .orderBy('position')
    .execute();
  expect(lines).toMatchObject([
    { action: 'approval.not_needed', after: { kind: 'wallet_adjustment', amountKobo: 20_000, alone: true } },
    { action: 'wallet.adjusted', after: { approvedBy: null } },
  ]);
  await expectCleanLedger(oja);
});

test('one of two administrators changes the other with proof of presence, because the other is not asked', async () => {
  const oja = await startOja();
  const [admin, other] = [await addAdmin(oja), await addAdmin(oja)];
  await changeSettings(oja, 'security', { secondAdminForAdmins: true });
  const call = { token: admin.token, params: { id: other.id }, body: { role: 'user' } } as const;
  expect(refusalOf(await oja.call('changeUserRole', { ...call, proof: false }))).toEqual([
    403,
    'proof_required',
  ]);
  expect((await oja.call('changeUserRole', call)).body).toMatchObject({
    approval: null,
    data: { role: 'user' },
  });
  const entry = await oja.deps.db
    .selectFrom('auditLog')
    .select('after')
    .where('action', '=', 'approval.not_needed')
    .executeTakeFirstOrThrow();
  expect(entry.after).toMatchObject({ kind: 'admin_change', alone: true });
});
