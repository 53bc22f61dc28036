import { appealHours } from '@oja/contract/dispute-terms';
import { hourMs } from '@oja/contract/durations';
import { afterEach, expect, test } from 'vitest';
import { bankQuestion, whileHoldIsPlaced } from '../../../../test/bank-questions.ts';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { availableOf, fund, startOjaWithPaystack } from '../../../../test/paystack.ts';
import {
  addAdmin,
  addTrader,
  buyAndDispute,
  changeSettings,
  openMarket,
  statusOfPurchase,
} from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { readDebt, recoverDebts } from '../../money/funding/index.ts';
import { liftHold } from '../../money/payouts/index.ts';
import { executeRuling } from './execute-rulings.ts';
import { executeRulings } from './index.ts';

/** A ruling that waited for an appeal pays the seller nothing while a bank asks the buyer for a payment back. */
const oja = await startOjaWithPaystack();
const market = await openMarket(oja);
const otherAdmin = await addAdmin(oja);
const price = 1_000;
await changeSettings(oja, 'payment', { appealThreshold: price });
const carryOut = () => executeRulings.run(oja.deps, {}, { number: 1, last: true });
const debtOf = async ({ id }: { id: string }) =>
  (await inTransaction(oja.deps.db, (tx) => readDebt(tx, id))) / 100;
afterEach(() => expectCleanLedger(oja));

/** Paid by card and decided, so that the ruling waits. */
async function ruled(decision: Partial<BodyFor<'resolveDispute'>>) {
  const sides = { ...market, buyer: await addTrader(oja), seller: await addTrader(oja) };
  const { buyer, seller } = sides;
  const reference = await fund(oja, buyer, price);
  const { id } = await buyAndDispute(sides, { listing: { price } });
  const answer = await oja.call('resolveDispute', {
    token: market.admin.token,
    params: { purchase_id: id },
    body: { type: 'favor_seller', details: 'As shown.', early_reason: 'It cannot wait.', ...decision },
  });
  expect(refusalOf(answer)).toEqual([200, undefined]);
  const { ask, settle } = bankQuestion(oja, { reference, naira: price });
  const waive = async ({ token } = buyer) =>
    expect(refusalOf(await oja.call('waiveAppeal', { token, params: { id } }))).toEqual([200, undefined]);
  const waits = async () => {
    const { body } = await oja.call('showCase', { token: seller.token, params: { purchase_id: id } });
    return body.data.rulings[0]?.waits_for_bank;
  };
  return { id, buyer, seller, ask, settle, waive, waits };
}

test.each(['won', 'lost'] as const)(
  'the clock carries it out when the bank has decided: %s',
  async (outcome) => {
    const { id, seller, ask, settle, waits } = await ruled({});
    await ask();
    oja.clock.advance(appealHours * hourMs);
    await carryOut();
    expect(await executeRuling(oja.deps, id)).toBe(false);
    expect([await statusOfPurchase(oja, id), await availableOf(oja, seller)]).toEqual(['disputed', 0]);
    expect(await waits()).toBe(true);
    await settle(outcome);
    expect(await waits()).toBe(false);
    await carryOut();
    expect([await statusOfPurchase(oja, id), await availableOf(oja, seller)]).toEqual(['completed', 900]);
  },
);

test('giving up the appeal pays nothing before, and the next minute after', async () => {
  const { id, seller, ask, settle, waive } = await ruled({ type: 'partial_refund', refund_amount: 400 });
  await ask();
  await waive();
  await waive(seller);
  await carryOut();
  expect([await statusOfPurchase(oja, id), await availableOf(oja, seller)]).toEqual(['disputed', 0]);
  await settle('won');
  await carryOut();
  expect([await statusOfPurchase(oja, id), await availableOf(oja, seller)]).toEqual(['completed', 540]);
});

test('the whole price goes back all the same', async () => {
  const { id, seller, ask, waive, waits } = await ruled({ type: 'favor_buyer' });
  await ask();
  expect(await waits()).toBe(false);
  await waive(seller);
  expect(await statusOfPurchase(oja, id)).toBe('refunded');
});

test.each(['waits', 'was carried out'])(
  'a refund that %s when the bank takes the payment back pays the debt, and nothing twice',
  async (state) => {
    const { buyer, seller, ask, settle, waive } = await ruled({ type: 'favor_buyer' });
    await ask();
    if (state === 'was carried out') {
      await waive(seller);
      expect(await availableOf(oja, buyer)).toBe(price);
      expect(await debtOf(buyer)).toBe(0);
    }
    await settle('lost');
    expect(await debtOf(buyer)).toBe(price);
    if (state === 'waits') await waive(seller);
    await recoverDebts.run(oja.deps, {}, { number: 1, last: true });
    expect([await availableOf(oja, buyer), await debtOf(buyer)]).toEqual([0, 0]);
  },
);

test('staff who decide an appeal see the case as it is, and their decision pays', async () => {
  const { id, buyer, seller, ask } = await ruled({});
  const { token } = buyer;
  await oja.call('openAppeal', { token, params: { id }, body: { text: 'Look again.' } });
  await ask();
  const decided = await oja.call('decideAppeal', {
    token: otherAdmin.token,
    params: { purchase_id: id },
    body: { decision: 'stands', details: 'I read it all again.' },
  });
  expect(refusalOf(decided)).toEqual([200, undefined]);
  expect(await availableOf(oja, seller)).toBe(900);
});

test('giving up the appeal waits for a hold that is being placed', async () => {
  const { id, buyer, seller, waive } = await ruled({});
  const { subjectId } = await whileHoldIsPlaced(oja, { person: buyer, reason: 'chargeback' }, waive);
  expect([await statusOfPurchase(oja, id), await availableOf(oja, seller)]).toEqual(['disputed', 0]);
  // The hold of the test has no chargeback, which the auditor would find.
  await inTransaction(oja.deps.db, (tx) => liftHold(tx, { userId: buyer.id, subjectId, at: oja.clock.now }));
});
