import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { confirmEmail, fund, linkAccount, linkMobile, startOjaWithPaystack } from '../../test/paystack.ts';
import { present } from '../../test/present.ts';
import { refusalOf } from '../../test/refusal-of.ts';
import { createSealer } from '../crypto/sealing.ts';
import { resealColumn } from '../db/reseal-column.ts';
import { recomputeFingerprints } from '../modules/money/bank-accounts/index.ts';
import { resealDocuments } from '../modules/people/applications/index.ts';
import { handIn } from '../modules/people/applications/test-applications.ts';
import { sealedColumns } from './sealed-columns.ts';

const oja = await startOjaWithPaystack();
const key = (id: string) => ({ id, key: randomBytes(32) });
const [first, second] = [key('k1'), key('k2')];

/** The server of this test seals with the first key. */
const deps = oja.deps as { sealer: typeof oja.deps.sealer };
deps.sealer = createSealer([first]);

/** Unsealed bytea columns: hashes, and the raw events of Paystack. The ledger stores hashes only. */
const plainBytes = [
  'audit_details.salt',
  'audit_log.hash',
  'audit_log.previous_hash',
  'bank_accounts.fingerprint',
  'device_tokens.token_hash',
  'idempotency_keys.input_hash',
  'known_devices.fingerprint',
  'one_time_tokens.token_hash',
  'paystack_events.body',
  'paystack_events.body_hash',
  'recovery_codes.code_hash',
  'sessions.token_hash',
];

test('a rotation knows every column with sealed values: a new column of bytes is one of them, or plain', async () => {
  const columns = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' and table_name not like 'ledger%' order by 1`.execute(
    oja.deps.db,
  );
  const known = [...sealedColumns.map(({ table, column }) => `${table}.${column}`), ...plainBytes];
  expect(columns.rows.map(({ name }) => name)).toEqual(known.sort());
});

test('bank accounts, cards, mobile wallets and documents outlive the old key', async () => {
  const ada = await oja.person({ days: 30 });
  await confirmEmail(oja, ada);
  await fund(oja, ada, 10_000);
  const accountId = await linkAccount(oja, ada);
  await linkMobile(oja, ada);
  const mobile = await oja.call('requestWithdrawal', {
    token: ada.token,
    body: { amount: 1_000, method: 'mobile', mobile_number: '08012345678', mobile_provider: '999992' },
  });
  expect(mobile.status).toBe(200);
  // The format of withdrawals to mobile wallets before wallets were linked.
  await oja.deps.db
    .updateTable('withdrawals')
    .set({ mobileTarget: deps.sealer.seal('{}', `withdrawal:${mobile.body.data.id}`) })
    .where('id', '=', mobile.body.data.id)
    .execute();
  await handIn(oja, ada);

  deps.sealer = createSealer([second, first]);
  // Before the command has run, an account with a fingerprint of the old key is still found.
  const again = { bankName: 'Test Bank', bankCode: '001', accountNumber: '0123456789', accountName: 'Ada' };
  const linkAgain = () => oja.call('linkBankAccount', { token: ada.token, body: again });
  expect(refusalOf(await linkAgain())).toEqual([409, 'bank_account_linked_already']);

  const rotate = async () => {
    const counts: Record<string, number> = {};
    for (const sealed of sealedColumns)
      counts[`${sealed.table}.${sealed.column}`] = await resealColumn(oja.deps.db, deps.sealer, sealed);
    const fingerprints = await recomputeFingerprints(oja.deps);
    return { ...counts, fingerprints, documents: await resealDocuments(oja.deps) };
  };
  expect(await rotate()).toMatchObject({
    'bank_accounts.account_number': 2,
    'payment_cards.authorization_code': 1,
    'withdrawals.mobile_target': 1,
    fingerprints: 2,
    documents: 2,
  });
  await oja.runJobs();

  deps.sealer = createSealer([second]);
  expect(Object.values(await rotate()).every((count) => count === 0)).toBe(true);
  expect(refusalOf(await linkAgain())).toEqual([409, 'bank_account_linked_already']);
  // The number is unsealed again: an edit without a number keeps it.
  const kept = await oja.call('updateBankAccount', {
    token: ada.token,
    params: { id: accountId },
    body: { bankName: 'Test Bank', bankCode: '001', accountName: 'Ada' },
  });
  expect([kept.status, kept.body.data.account_number]).toEqual([200, '******6789']);
  const admin = await oja.person({ role: 'admin' });
  const queue = await oja.call('listApplications', { token: admin.token });
  const document = await oja.call('openApplicationDocument', {
    token: admin.token,
    params: { id: present(queue.body.data[0]).id, kind: 'government_id' },
  });
  expect([document.status, document.text]).toEqual([200, expect.stringContaining(ada.email)]);
});
