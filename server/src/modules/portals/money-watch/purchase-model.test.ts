import { dayMs } from '@oja/contract/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RawCallResult } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { fundWallet } from '../../../../test/fund-wallet.ts';
import type { Person } from '../../../../test/oja.ts';
import {
  confirmEmail,
  linkAccount,
  recordMovement,
  startOjaWithPaystack,
} from '../../../../test/paystack.ts';
import { addBuyer, addTrader, changeSettings } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { recoverDebts as recoverDebtsJob } from '../../money/funding/index.ts';
import { pollWithdrawals } from '../../money/payouts/index.ts';
import { endCovers } from '../../trade/cover/index.ts';
import { executeRulings, lapseSettlements, watchDisputes } from '../../trade/disputes/index.ts';
import { addPosted } from '../../trade/listings/test-listings.ts';
import { completePurchases } from '../../trade/purchases/index.ts';
import { appealCommands } from './test-appeal-commands.ts';
import { chargebackCommands } from './test-chargeback-commands.ts';
import { coverCommands } from './test-cover-commands.ts';
import { disputeCommands } from './test-dispute-commands.ts';
import { offerCommand } from './test-offer-command.ts';
import {
  carryOutIfDue,
  compare,
  compareShown,
  completeDue,
  countedNaira,
  endCover,
  heldPartOf,
  isCounted,
  isQuestioned,
  listingStatuses,
  type Model,
  type ModelCommand,
  type ModelWithdrawal,
  pay,
  type Real,
  recoverDebts,
  type Sides,
  type Status,
  sellerOf,
  send,
  settle,
  spendable,
  theSeller,
} from './test-purchase-model.ts';

/**
 * Random sequences of commands of buyers, a seller, two administrators and the clock run on the real API and on a small
 * model; after every command both must agree about every wallet, purchase, listing and withdrawal. fast-check finds the
 * shortest failing sequence and prints its seed. MODEL_RUNS=1000 is the long run.
 */
const runs = Number(process.env.MODEL_RUNS ?? 50);
const oja = await startOjaWithPaystack({ sameClock: true });
// A thousand sequences take years by the clock of the tests.
const forYears = { role: 'admin', days: 100 * 365 } as const;
const [decider, escalator] = [await oja.person(forYears), await oja.person(forYears)];
await recordMovement(oja, { by: decider, approvedBy: escalator, kind: 'topup', amount: 1_000_000_000 });
const once = { number: 1, last: true };
const windowMs = 7 * dayMs;
const staffMs = 5 * dayMs;
/** A ruling about the most expensive listing waits for an appeal. */
const thresholdNaira = 2_000;
await changeSettings(oja, 'payment', { appealThreshold: thresholdNaira });
await changeSettings(oja, 'naira', { minimumCountedPrice: countedNaira });
const openDisputesAtMost = 3;
const graceMs = 10_000;
/** What a withdrawal must leave after the fee of ₦50 is ₦100. */
const leastNaira = 150;

const nowMs = () => oja.clock.now.getTime();
function command(
  name: string,
  needs: (model: Model) => boolean,
  act: (model: Model, real: Real) => Promise<void>,
): ModelCommand {
  return {
    check: needs,
    async run(model, real) {
      await act(model, real);
      await compare(oja, model, real);
    },
    toString: () => name,
  };
}

const offer = (price: number, coverDays: 0 | 7 | 14) =>
  command(
    `offer for ${price} with ${coverDays} days of cover`,
    (model) => model.deals.length < 6,
    async (model, real) => {
      const { id: listingId } = await addPosted(oja, sellerOf(real), { price });
      await oja.deps.db.updateTable('listings').set({ coverDays }).where('id', '=', listingId).execute();
      real.deals.push({ listingId, purchaseId: '' });
      model.deals.push({
        price,
        status: 'offered',
        buyer: 0,
        dueAtMs: 0,
        disputedAtMs: 0,
        escalated: false,
        escalatedByHand: false,
        replaced: false,
        withdrawals: 0,
        proposals: { buyer: 0, seller: 0 },
        refunded: 0,
        coverDays,
        heldPart: 0,
        held: 0,
        coverEndsMs: 0,
        claimId: undefined,
        claims: 0,
        claimed: 0,
        awarded: 0,
      });
    },
  );

const fund = (who: number, naira: number) =>
  command(
    `fund ${who} with ${naira}`,
    () => true,
    async (model, real) => {
      const person = real.people[who];
      if (person === undefined) return;
      await fundWallet(oja, person.id, naira * 100);
      pay(model, who, naira);
    },
  );

const buy = (who: number, which: number) =>
  command(
    `buy ${which} by ${who}`,
    (model) => model.deals.length > 0,
    async (model, real) => {
      const n = which % model.deals.length;
      const [deal, made, person] = [model.deals[n], real.deals[n], real.people[who]];
      if (deal === undefined || made === undefined || person === undefined) return;
      const body = { listing_id: made.listingId, expected_price: deal.price };
      const answer = await oja.call('createPurchase', { token: person.token, body });
      const balance = spendable(model, who);
      // A listing returned to its seller is a draft, which other users cannot see.
      if (listingStatuses[deal.status] === 'draft')
        return expect(refusalOf(answer)).toEqual([404, 'not_found']);
      if (deal.status !== 'offered') return expect(refusalOf(answer)).toEqual([409, 'listing_unavailable']);
      if (isQuestioned(model, who)) return expect(refusalOf(answer)).toEqual([409, 'purchases_waiting']);
      if (balance < deal.price) return expect(refusalOf(answer)).toEqual([422, 'wallet_balance_too_low']);
      expect(refusalOf(answer)).toEqual([200, undefined]);
      made.purchaseId = answer.body.data.id;
      pay(model, who, -deal.price);
      const heldPart = heldPartOf(model);
      Object.assign(deal, { status: 'pending', buyer: who, dueAtMs: nowMs() + windowMs, heldPart });
    },
  );

const buyByOffer = offerCommand({ oja, command, windowMs });
const { claim, endClaim } = coverCommands({ oja, decider, command });
const { payByCard, askBack, endChargeback } = chargebackCommands({ oja, command });

/** A step of a permitted actor: it succeeds from one status, and is a conflict from every other one. */
const step = (
  name: string,
  which: number,
  from: Status,
  send: (sides: Sides) => Promise<RawCallResult>,
  effect: (sides: Sides) => void,
) =>
  command(
    `${name} ${which}`,
    (model) => model.deals.some(({ status }) => status !== 'offered'),
    async (model, real) => {
      const n = which % model.deals.length;
      const [deal, made] = [model.deals[n], real.deals[n]];
      const buyer = real.people[deal?.buyer ?? 0];
      if (deal === undefined || made === undefined || buyer === undefined || deal.status === 'offered')
        return;
      const sides = { model, deal, id: made.purchaseId, buyer, seller: sellerOf(real) };
      const answer = await send(sides);
      if (deal.status !== from)
        return expect([name, ...refusalOf(answer)]).toEqual([name, 409, 'purchase_state_conflict']);
      if (answer.body.code === 'release_waiting') return expect(isQuestioned(model, deal.buyer)).toBe(true);
      if (answer.body.code === 'too_many_open_disputes') return expectFull(sides);
      if (answer.body.code === 'dispute_ruled') return expect(deal.ruling).toBeDefined();
      if (answer.body.code === 'dispute_withdrawals_used') return expect(deal.withdrawals).toBe(2);
      expect([name, answer.status, answer.text]).toEqual([name, 200, expect.any(String)]);
      effect(sides);
    },
  );

/** A buyer with the maximum of open disputes may not open another. */
function expectFull({ model, deal }: Sides): void {
  const open = model.deals.filter(({ buyer, status }) => buyer === deal.buyer && status === 'disputed');
  expect(open).toHaveLength(openDisputesAtMost);
}

const confirm = (which: number) =>
  step(
    'confirm',
    which,
    'pending',
    ({ id, buyer }) => oja.call('confirmPurchase', { token: buyer.token, params: { id } }),
    ({ model, deal }) => {
      expect(isQuestioned(model, deal.buyer)).toBe(false);
      settle(model, deal, { status: 'completed', refund: 0, nowMs: nowMs() });
    },
  );

const { dispute, withdraw, resolve, replace, escalate } = disputeCommands({
  oja,
  step,
  admins: { decider, escalator },
  windowMs,
  thresholdNaira,
});
const { propose, answerProposal, appeal, waive, decideAppeal } = appealCommands({
  oja,
  command,
  appealAdmin: escalator,
});

const cancel = (which: number) =>
  step(
    'cancel',
    which,
    'pending',
    ({ id }) =>
      oja.call('cancelTransaction', { token: decider.token, params: { id }, body: { reason: 'Asked for.' } }),
    ({ model, deal }) => settle(model, deal, { status: 'cancelled', refund: deal.price, nowMs: nowMs() }),
  );

/** Money in a withdrawal cannot be spent, and the payout of a sale can be withdrawn at once. */
const takeOut = (who: number, naira: number) =>
  command(
    `withdraw ${naira} by ${who}`,
    () => true,
    async (model, real) => {
      const person = real.people[who] as Person;
      const bankAccount = real.bankAccounts.get(who) ?? (await linkAccount(oja, person));
      real.bankAccounts.set(who, bankAccount);
      const answer = await oja.call('requestWithdrawal', {
        token: person.token,
        body: { amount: naira, method: 'bank', bank_account_id: bankAccount },
      });
      const hasClaim = model.deals.some((deal) => deal.claimId !== undefined && isCounted(deal));
      if (isQuestioned(model, who) || (who === theSeller && hasClaim))
        return expect(refusalOf(answer)).toEqual([409, 'withdrawals_waiting']);
      if (naira < leastNaira) return expect(refusalOf(answer)).toEqual([400, 'withdrawal_too_small']);
      if (naira > spendable(model, who))
        return expect(refusalOf(answer)).toEqual([422, 'wallet_balance_too_low']);
      expect(refusalOf(answer)).toEqual([200, undefined]);
      pay(model, who, -naira);
      model.withdrawals.push({ who, naira, status: 'requested', dueAtMs: nowMs() + graceMs });
      real.withdrawals.push(answer.body.data.id);
    },
  );

const callBack = (which: number) =>
  command(
    `call withdrawal ${which} back`,
    (model) => model.withdrawals.length > 0,
    async (model, real) => {
      const n = which % model.withdrawals.length;
      const withdrawal = model.withdrawals[n] as ModelWithdrawal;
      const { token } = real.people[withdrawal.who] as Person;
      const answer = await oja.call('cancelWithdrawal', { token, params: { id: real.withdrawals[n] ?? '' } });
      if (withdrawal.status !== 'requested')
        return expect(refusalOf(answer)).toEqual([409, 'withdrawal_state_conflict']);
      expect(refusalOf(answer)).toEqual([200, undefined]);
      withdrawal.status = 'cancelled';
      pay(model, withdrawal.who, withdrawal.naira);
    },
  );

/** Advances the clock, and runs what is due. */
const wait = (days: number) =>
  command(
    `wait ${days} days`,
    () => true,
    async (model) => {
      oja.clock.advance(days * dayMs);
      await completePurchases.run(oja.deps, {}, once);
      await watchDisputes.run(oja.deps, {}, once);
      await executeRulings.run(oja.deps, {}, once);
      await lapseSettlements.run(oja.deps, {}, once);
      await endCovers.run(oja.deps, {}, once);
      await recoverDebtsJob.run(oja.deps, {}, once);
      await pollWithdrawals.run(oja.deps, {}, once);
      for (const deal of model.deals) {
        completeDue(model, deal, nowMs());
        const isUndecided = deal.status === 'disputed' && deal.ruling === undefined;
        if (isUndecided && nowMs() >= deal.disputedAtMs + staffMs) deal.escalated = true;
        carryOutIfDue(model, deal, nowMs());
        if (deal.proposal && nowMs() >= deal.proposal.dueAtMs) delete deal.proposal;
        endCover(model, deal, nowMs());
      }
      recoverDebts(model);
      for (const withdrawal of model.withdrawals) {
        const waits = nowMs() < withdrawal.dueAtMs || isQuestioned(model, withdrawal.who);
        if (withdrawal.status === 'requested' && !waits) send(model, withdrawal);
      }
    },
  );

/** Once per sequence: it takes longer than all the rest together. */
const restart = () =>
  command(
    'restart the API',
    (model) => !model.wasRestarted,
    async (model) => {
      model.wasRestarted = true;
      await oja.restart();
    },
  );

async function begin(): Promise<{ model: Model; real: Real }> {
  const people = [await addBuyer(oja, 2_000), await addBuyer(oja, 2_000), await addTrader(oja)];
  for (const person of people) await confirmEmail(oja, person);
  return {
    model: {
      wallets: [2_000, 2_000, 0],
      deals: [],
      debts: [0, 0, 0],
      payments: [],
      withdrawals: [],
      wasRestarted: false,
    },
    real: { people, deals: [], withdrawals: [], payments: [], bankAccounts: new Map() },
  };
}

test(
  'the API and the model of deals agree on every sequence',
  async () => {
    const [who, which] = [fc.nat(1), fc.nat(5)];
    const of = (make: (which: number) => ModelCommand) => which.map(make);
    const commands = [
      fc
        .tuple(fc.constantFrom(100, 900, 2_500), fc.constantFrom(0, 7, 14))
        .map(([price, coverDays]) => offer(price, coverDays)),
      fc.tuple(who, fc.constantFrom(50, 3_000)).map(([person, naira]) => fund(person, naira)),
      fc.tuple(who, which).map(([person, deal]) => buy(person, deal)),
      fc.tuple(who, which).map(([person, deal]) => buy(person, deal)),
      fc.tuple(who, which).map(([person, deal]) => buyByOffer(person, deal)),
      of(confirm),
      of(dispute),
      of(dispute),
      of(withdraw),
      of(cancel),
      of((deal) => resolve(deal, 'favor_buyer')),
      of((deal) => resolve(deal, 'favor_seller')),
      of((deal) => resolve(deal, 'partial_refund')),
      of((deal) => propose(deal, 'buyer')),
      of((deal) => propose(deal, 'seller')),
      of((deal) => answerProposal(deal, 'acceptSettlement')),
      of((deal) => answerProposal(deal, 'declineSettlement')),
      of((deal) => appeal(deal, 'buyer')),
      of((deal) => appeal(deal, 'seller')),
      of((deal) => waive(deal, 'buyer')),
      of((deal) => waive(deal, 'seller')),
      of(decideAppeal),
      of(replace),
      of(claim),
      of(claim),
      of((deal) => endClaim(deal, 'upheld')),
      of((deal) => endClaim(deal, 'rejected')),
      of((deal) => endClaim(deal, 'withdrawn')),
      of(escalate),
      fc.tuple(who, fc.constantFrom(200, 900)).map(([person, naira]) => payByCard(person, naira)),
      of(askBack),
      of((payment) => endChargeback(payment, 'lost')),
      of((payment) => endChargeback(payment, 'won')),
      fc
        .tuple(fc.nat(theSeller), fc.constantFrom(100, 450, 2_000))
        .map(([person, naira]) => takeOut(person, naira)),
      of(callBack),
      fc.constantFrom(1, 5, 7).map(wait),
      fc.constant(restart()),
    ];
    let played = 0;
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (sequence) => {
        const begun = await begin();
        await fc.asyncModelRun(() => begun, sequence);
        await compareShown(oja, begun.model, begun.real);
        await expectCleanLedger(oja);
        played += 1;
      }),
      { numRuns: runs, interruptAfterTimeLimit: 60_000 + runs * 5_000, markInterruptAsFailure: false },
    );
    // A slow machine that runs out of time must still have run this many, or the test fails.
    expect(played).toBeGreaterThanOrEqual(runs / 2);
  },
  120_000 + runs * 5_000,
);
