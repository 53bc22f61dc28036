import { hourMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOjaWithPaystack } from '../../../../test/paystack.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { withdrawalKit } from './test-withdrawals.ts';

const oja = await startOjaWithPaystack();
const { addPayee, withdraw } = withdrawalKit(oja);
const [owner, other] = [await oja.person({ role: 'admin' }), await oja.person({ role: 'finance' })];
const reason = 'Paystack never had it.';

/** A withdrawal that Paystack does not know, of a person who is an administrator by now. */
async function ownWithdrawal(): Promise<string> {
  const { id } = (await withdraw(await addPayee(10_000), 4_000)).body.data;
  await asOwner(
    oja,
    "update withdrawals set user_id = $2, status = 'sending', sent_at = now(), attention = 'unclear_too_long' where id = $1",
    [id, owner.id],
  );
  return id;
}

const giveBack = (id: string, more: { proof?: false } = {}) =>
  oja.call('adminReturnWithdrawal', { token: owner.token, params: { id }, body: { reason }, ...more });
const actionsOf = async (id: string) => {
  const { body } = await oja.call('adminWithdrawals', { token: owner.token });
  return body.data.find((row) => row.id === id)?.actions;
};
const queued = async () =>
  (await oja.call('listWork', { token: owner.token, query: { kind: 'withdrawal' } })).body.data.map(
    ({ id }) => id,
  );

test('an own withdrawal is left to another while there is one, and taken back with proof where there is none', async () => {
  const id = await ownWithdrawal();
  expect(refusalOf(await giveBack(id))).toEqual([409, 'own_account_refused']);
  expect([await actionsOf(id), await queued()]).toEqual([['check_again'], []]);

  const set = 'update users set status = $2, admin_ended_at = $3 where id = $1';
  await asOwner(oja, set, [other.id, 'banned', new Date(oja.clock.now.getTime() - hourMs)]);
  // One who could have answered lately still counts.
  expect(refusalOf(await giveBack(id))).toEqual([409, 'own_account_refused']);
  await asOwner(oja, set, [other.id, 'banned', null]);
  expect([await actionsOf(id), await queued()]).toEqual([['check_again', 'return_money'], [id]]);
  expect(refusalOf(await giveBack(id, { proof: false }))).toEqual([403, 'proof_required']);
  expect((await giveBack(id)).body.data.status).toBe('failed');
  const lines = await oja.deps.db
    .selectFrom('auditLog')
    .select(['action', 'after'])
    .where('subjectId', '=', id)
    .orderBy('position')
    .execute();
  expect(lines).toMatchObject([
    { action: 'approval.not_needed', after: { kind: 'withdrawal', amountKobo: 400_000, alone: true } },
    { action: 'withdrawal.returned' },
  ]);
  await expectCleanLedger(oja);
});

test('nothing that Paystack has is taken back by one who is alone', async () => {
  const id = await ownWithdrawal();
  await asOwner(oja, "update withdrawals set gateway_status = 'otp' where id = $1", [id]);
  expect([await actionsOf(id), await queued()]).toEqual([['check_again'], []]);
});
