import { appealHours } from '@oja/contract/dispute-terms';
import { hourMs } from '@oja/contract/durations';
import { afterEach, describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import { availableOf, fund, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { setRole } from '../../../../test/people.ts';
import {
  addAdmin,
  addTrader,
  buyAndDispute,
  changeSettings,
  openMarket,
  statusOfPurchase,
} from '../../../../test/purchases.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { together } from '../../../../test/together.ts';
import { openChargeback, settleChargeback } from '../../money/chargebacks/index.ts';
import { executeRuling } from './execute-rulings.ts';
import { executeRulings } from './index.ts';

const oja = await startOjaWithPaystack();
const market = await openMarket(oja);
const otherAdmin = await addAdmin(oja);
const price = 1_000;
await changeSettings(oja, 'payment', { appealThreshold: price });
afterEach(() => expectCleanLedger(oja));

const newsOf = async ({ token }: Person) =>
  (await oja.call('listNotifications', { token })).body.data.map(({ event }) => event);

/** Paid by card and decided, so that the ruling waits. */
async function ruled(decision: Partial<BodyFor<'resolveDispute'>> = {}) {
  const sides = { ...market, buyer: await addTrader(oja), seller: await addTrader(oja) };
  const { buyer, seller } = sides;
  const reference = await fund(oja, buyer, price);
  const { id } = await buyAndDispute(sides, { listing: { price } });
  const decide = (body: Partial<BodyFor<'resolveDispute'>>, { token }: Person = market.admin) =>
    oja.call('resolveDispute', {
      token,
      params: { purchase_id: id },
      body: { type: 'favor_seller', details: 'As shown.', early_reason: 'It cannot wait.', ...body },
    });
  expect(refusalOf(await decide(decision))).toEqual([200, undefined]);
  const ask = () => openChargeback(oja.deps, { gatewayId: reference, reference, amountKobo: price * 100 });
  const settle = (outcome: 'won' | 'lost') => settleChargeback(oja.deps, { gatewayId: reference, outcome });
  const takeBack = ({ token }: Person = market.admin) =>
    oja.call('takeBackRuling', { token, params: { purchase_id: id }, body: { reason: 'A bank asks.' } });
  const file = async () =>
    (await oja.call('showStaffCase', { token: market.admin.token, params: { purchase_id: id } })).body.data;
  const caseOf = async ({ token }: Person) =>
    (await oja.call('showCase', { token, params: { purchase_id: id } })).body.data;
  return { id, buyer, seller, decide, ask, settle, takeBack, file, caseOf };
}

describe('a ruling that waits', () => {
  test('is taken back while a bank asks the buyer for a payment back, and decided anew', async () => {
    const { id, buyer, seller, decide, ask, takeBack, file, caseOf } = await ruled();
    expect((await file()).actions).not.toContain('take_back_ruling');
    expect(refusalOf(await takeBack())).toEqual([409, 'payment_not_questioned']);
    expect((await file()).bank_asks).toBe(false);
    await ask();
    expect(await file()).toMatchObject({
      actions: expect.arrayContaining(['take_back_ruling']),
      bank_asks: true,
    });
    const taken = await takeBack();
    expect(taken.body.data.rulings.map(({ status }) => status)).toEqual(['taken_back']);
    expect(taken.body.data.actions).toEqual(expect.arrayContaining(['favor_buyer', 'favor_seller']));
    expect(taken.body.data).toMatchObject({ decided_by: null, work: { kind: 'dispute' } });
    for (const person of [buyer, seller]) {
      expect(await newsOf(person)).toContain('ruling_taken_back');
      expect((await caseOf(person)).timeline.at(-1)).toMatchObject({
        title: 'Decision taken back; the dispute is open again',
        text: 'A bank asks.',
      });
    }
    expect(await newsOf(otherAdmin)).toContain('dispute_needs_admin');
    expect(refusalOf(await takeBack())).toEqual([409, 'ruling_not_waiting']);
    oja.clock.advance(appealHours * hourMs);
    await executeRulings.run(oja.deps, {}, { number: 1, last: true });
    expect(await statusOfPurchase(oja, id)).toBe('disputed');
    const again = await decide({ type: 'favor_buyer' }, otherAdmin);
    expect(again.body.data.rulings.map(({ status }) => status)).toEqual(['waiting', 'taken_back']);
    expect(again.body.data.decided_by_id).toBe(otherAdmin.id);
    oja.clock.advance(appealHours * hourMs);
    expect(await executeRuling(oja.deps, id)).toBe(true);
    expect([await availableOf(oja, buyer), await availableOf(oja, seller)]).toEqual([price, 0]);
  });

  test('is taken back after the bank took the payment back, and not after it did not', async () => {
    const lost = await ruled();
    await lost.ask();
    await lost.settle('lost');
    expect(refusalOf(await lost.takeBack())).toEqual([200, undefined]);
    const won = await ruled();
    await won.ask();
    await won.settle('won');
    expect(refusalOf(await won.takeBack())).toEqual([409, 'payment_not_questioned']);
    const { decide, takeBack } = lost;
    // Known when the second ruling was made.
    oja.clock.advance(1);
    expect((await decide({ type: 'favor_buyer' })).status).toBe(200);
    expect(refusalOf(await takeBack())).toEqual([409, 'payment_not_questioned']);
  });

  test('gives the dispute the time that was left, and lets both sides settle it', async () => {
    const { id, buyer, seller, ask, takeBack, file } = await ruled();
    await ask();
    const before = (await file()).clocks;
    oja.clock.advance(20 * hourMs);
    await takeBack();
    const later = (at: string) => new Date(Date.parse(at) + 20 * hourMs).toISOString();
    const { clocks } = await file();
    expect(clocks).toEqual({
      seller_due_at: later(before.seller_due_at),
      staff_due_at: later(before.staff_due_at),
    });
    const appealed = await oja.call('openAppeal', {
      token: buyer.token,
      params: { id },
      body: { text: 'No.' },
    });
    expect(refusalOf(appealed)).toEqual([409, 'appeal_not_possible']);
    const proposed = await oja.call('proposeSettlement', {
      token: seller.token,
      params: { id },
      body: { refund_amount: price },
    });
    expect(proposed.status).toBe(200);
  });

  test('is not taken back by one of its two sides, nor under appeal', async () => {
    const { id, buyer, seller, ask, takeBack } = await ruled();
    await ask();
    await setRole(oja, seller.id, 'admin');
    const sessions = oja.deps.db.updateTable('sessions').set({ scope: 'admin' });
    await sessions.where('userId', '=', seller.id).execute();
    oja.deps.sessions.invalidateAll();
    expect(refusalOf(await takeBack(seller))).toEqual([403, 'party_cannot_decide']);
    await setRole(oja, seller.id, 'seller');
    const appeal = { token: buyer.token, params: { id }, body: { text: 'Look again.' } };
    expect(refusalOf(await oja.call('openAppeal', appeal))).toEqual([200, undefined]);
    expect(refusalOf(await takeBack())).toEqual([409, 'ruling_not_waiting']);
  });
});

test('taking a ruling back and carrying it out at once: one of the two happens', async () => {
  for (let round = 0; round < roundsOf(20); round += 1) {
    const { id, seller, ask, settle, takeBack } = await ruled();
    await ask();
    await settle('lost');
    oja.clock.advance(appealHours * hourMs);
    const [taken, carriedOut] = await together(round, [takeBack, () => executeRuling(oja.deps, id)]);
    expect(taken.status === 200).toBe(!carriedOut);
    expect(outcomesOf([taken])).toEqual([carriedOut ? '409 ruling_not_waiting' : '200']);
    expect(await statusOfPurchase(oja, id)).toBe(carriedOut ? 'completed' : 'disputed');
    expect(await availableOf(oja, seller)).toBe(carriedOut ? 900 : 0);
  }
}, 120_000);
