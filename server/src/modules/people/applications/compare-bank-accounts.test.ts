import { expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { linkAccount, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { handIn } from './test-applications.ts';

const oja = await startOjaWithPaystack();
const { token } = await oja.person({ role: 'trust' });
const applicant = await oja.person();
await handIn(oja, applicant, { firstName: 'Ada', lastName: 'Obi' });

test('the holders of linked bank accounts are compared with the name on the application', async () => {
  const { id } = await oja.deps.db
    .selectFrom('sellerApplications')
    .select('id')
    .where('userId', '=', applicant.id)
    .executeTakeFirstOrThrow();
  const accounts = async () =>
    (await oja.call('readApplication', { token, params: { id } })).body.data.bank_accounts;
  expect(await accounts()).toEqual([]);
  await linkAccount(oja, applicant);
  for (const [holder, match] of [
    ['OBI ADA', 'full'],
    ['MUSA BELLO', 'none'],
  ]) {
    await asOwner(oja, 'update bank_accounts set account_name = $1 where user_id = $2', [
      holder,
      applicant.id,
    ]);
    expect(await accounts()).toEqual([{ label: 'Test Bank ******6789', holder, match }]);
  }
});
