import { expect, test } from 'vitest';
import type { RawCallResult } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import {
  addAdmin,
  addBuyer,
  addTrader,
  buyAndDispute,
  changeSettings,
  offer,
  openMarket,
} from '../../../../test/purchases.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { confirmWithCover, decide, openClaimOf } from '../../trade/cover/test-cover.ts';

/** Real calls about one proposal, started together. */
const oja = await startOja();
const market = await openMarket(oja);
const [first, second, third] = [market.admin, await addAdmin(oja), await addAdmin(oja)];
const price = 1_000;
await changeSettings(oja, 'payment', { approvalThreshold: price });
const rounds = roundsOf(50);
const longMs = 180_000;

const approve = (id: string, by = second) => oja.call('approveProposal', { token: by.token, params: { id } });
const decline = (id: string, by = third) =>
  oja.call('declineProposal', { token: by.token, params: { id }, body: { reason: 'No.' } });
const adjust = (id: string, by = first) =>
  oja.call('adjustWallet', {
    token: by.token,
    params: { id },
    body: { kind: 'goodwill', direction: 'credit', amount: 200, reason: 'For the wait.' },
  });
const resolve = (id: string, by = first) =>
  oja.call('resolveDispute', {
    token: by.token,
    params: { purchase_id: id },
    body: { type: 'favor_buyer', details: 'As shown.', early_reason: 'It cannot wait.' },
  });

/** The answers to calls that start together, in turns in this order and in the reverse. */
async function together<Answer>(round: number, calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
  if (round % 2 === 0) return Promise.all(calls.map((call) => call()));
  return (await Promise.all(calls.toReversed().map((call) => call()))).toReversed();
}

test(
  'two who approve and one who declines: one of them wins, and the money moves once or not at all',
  async () => {
    const person = await addBuyer(oja, 1);
    for (let round = 0; round < rounds; round += 1) {
      const before = await availableOf(oja, person);
      const { id } = present((await adjust(person.id)).body.data.approval);
      const answers = await together<RawCallResult>(round, [
        () => approve(id),
        () => approve(id, third),
        () => decline(id),
      ]);
      expect(outcomesOf(answers)).toEqual(['200', '409 approval_ended', '409 approval_ended']);
      expect(await availableOf(oja, person)).toBe(answers[2]?.status === 200 ? before : before + 200);
    }
    await expectCleanLedger(oja);
  },
  longMs,
);

test(
  'two who propose the same at once: one proposal waits',
  async () => {
    const person = await addBuyer(oja, 1);
    for (let round = 0; round < rounds; round += 1) {
      const answers = await together(round, [() => adjust(person.id), () => adjust(person.id, third)]);
      expect(outcomesOf(answers)).toEqual(['200', '409 approval_waiting']);
      const { id } = present(answers.find(({ status }) => status === 200)?.body.data.approval);
      expect((await approve(id)).status).toBe(200);
    }
    await expectCleanLedger(oja);
  },
  longMs,
);

test(
  'a decision is approved while the buyer withdraws the dispute: one of the two happens',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const deal = { ...market, buyer: await addBuyer(oja, price), seller: await addTrader(oja) };
      const { id } = await buyAndDispute(deal, { listing: { price } });
      const approval = present((await resolve(id)).body.approval);
      const answers = await together<RawCallResult>(round, [
        () => approve(approval.id),
        () => oja.call('withdrawDispute', { token: deal.buyer.token, params: { id } }),
      ]);
      const isApproved = answers[0]?.status === 200;
      expect(outcomesOf(answers)).toEqual([
        '200',
        isApproved ? '409 purchase_state_conflict' : '409 approval_ended',
      ]);
      expect(await availableOf(oja, deal.buyer)).toBe(answers[0]?.status === 200 ? price : 0);
    }
    await expectCleanLedger(oja);
  },
  longMs,
);

test(
  'a decision is approved while another administrator proposes one: never two of them',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const deal = { ...market, buyer: await addBuyer(oja, price), seller: await addTrader(oja) };
      const { id } = await buyAndDispute(deal, { listing: { price } });
      const approval = present((await resolve(id)).body.approval);
      const answers = await together<RawCallResult>(round, [
        () => approve(approval.id),
        () => resolve(id, third),
      ]);
      expect(refusalOf(present(answers[1]))).toEqual([
        409,
        expect.stringMatching(/^(?:approval_waiting|purchase_state_conflict)$/),
      ]);
      expect(answers[0]?.status).toBe(200);
      expect(await availableOf(oja, deal.buyer)).toBe(price);
    }
    await expectCleanLedger(oja);
  },
  longMs,
);

test(
  'a claim is approved while its seller spends: the refund is divided by what is left',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const deal = { ...market, buyer: await addBuyer(oja, price), seller: await addTrader(oja) };
      const shop = { ...market, buyer: deal.seller };
      const claimId = await openClaimOf(deal, await confirmWithCover(deal, { price }));
      const wanted = await offer(shop, { price: 500 });
      const { body } = await decide(deal, claimId, { outcome: 'upheld' });
      const approval = present(body.approval);
      const [approved] = await together<RawCallResult>(round, [
        () => approve(approval.id),
        () => oja.call('createPurchase', { token: deal.seller.token, body: { listing_id: wanted.id } }),
      ]);
      expect(approved?.status).toBe(200);
      expect(await availableOf(oja, deal.buyer)).toBe(price);
    }
    await expectCleanLedger(oja);
  },
  longMs,
);
