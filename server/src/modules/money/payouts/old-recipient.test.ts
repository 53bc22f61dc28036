import { dayMs, minuteMs } from '@oja/contract/durations';
import { afterEach, describe, expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { availableOf, linkMobile, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { PaystackRefused } from '../../../gateways/paystack/index.ts';
import { type Payee, withdrawalKit } from './test-withdrawals.ts';

/** Withdrawals that were held before recipients were copied onto them (migration 0064). */
const oja = await startOjaWithPaystack();
const { addPayee, withdraw, pass, newest } = withdrawalKit(oja);
afterEach(() => expectCleanLedger(oja));

const recipientOf = async (id: string) =>
  (
    await oja.deps.db
      .selectFrom('withdrawals')
      .select('recipientCode')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).recipientCode;

/** A row of that time holds the sealed number and has no linked wallet. */
async function askMobile(ada: Payee): Promise<string> {
  const mobileId = await linkMobile(oja, ada);
  const { body } = await withdraw(ada, 1_030, { method: 'mobile', bank_account_id: mobileId });
  const { id } = body.data;
  const target = { bankCode: '999992', accountNumber: '8012345678', accountName: 'Ada Obi' };
  await asOwner(
    oja,
    'update withdrawals set recipient_code = null, bank_account_id = null, mobile_target = $1 where id = $2',
    [oja.deps.sealer.seal(JSON.stringify(target), `withdrawal:${id}`), id],
  );
  return id;
}

describe('a withdrawal without a copied recipient', () => {
  test('to a mobile wallet goes out, with the recipient that was made for it', async () => {
    const ada = await addPayee();
    const id = await askMobile(ada);
    await pass(11_000);
    expect(await newest(ada)).toMatchObject({ id, status: 'paid' });
    expect(await recipientOf(id)).toMatch(/^RCP_/);
    expect(await availableOf(oja, ada)).toBe(8_970);
  });

  test('to a card goes out as well', async () => {
    const ada = await addPayee();
    oja.clock.advance(dayMs);
    const [card] = (await oja.call('withdrawalOptions', { token: ada.token })).body.data.cards;
    const to = { method: 'card', bank_account_id: undefined, card_last4: card?.last4 } as const;
    const { id } = (await withdraw(ada, 1_025, to)).body.data;
    await asOwner(oja, 'update withdrawals set recipient_code = null where id = $1', [id]);
    await asOwner(oja, 'update payment_cards set recipient_code = null where user_id = $1', [ada.id]);
    await pass(11_000);
    expect(await newest(ada)).toMatchObject({ id, status: 'paid' });
    expect(await recipientOf(id)).toMatch(/^RCP_/);
  });

  test('waits with its money held while payouts are frozen, and goes out afterwards', async () => {
    const ada = await addPayee();
    const id = await askMobile(ada);
    const { token } = await oja.person({ role: 'admin' });
    const body = { reason: 'A test.' };
    expect((await oja.call('freezePayouts', { token, body })).status).toBe(200);
    await pass(11_000);
    expect(await newest(ada)).toMatchObject({ id, status: 'requested' });
    expect(await availableOf(oja, ada)).toBe(8_970);
    expect((await oja.call('resumePayouts', { token, body })).status).toBe(200);
    await pass(minuteMs);
    expect((await newest(ada))?.status).toBe('paid');
  });

  test('whose target Paystack refuses is given back', async () => {
    const ada = await addPayee();
    const id = await askMobile(ada);
    const real = oja.deps.paystack.createRecipient;
    oja.deps.paystack.createRecipient = () =>
      Promise.reject(new PaystackRefused('Unknown account', { status: 422, code: 'invalid_account' }));
    await pass(11_000);
    oja.deps.paystack.createRecipient = real;
    expect(await newest(ada)).toMatchObject({ id, status: 'failed' });
    expect(await availableOf(oja, ada)).toBe(10_000);
  });
});
