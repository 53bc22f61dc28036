import { dayMs, hourMs, minuteMs } from '@oja/contract/durations';
import { confirmSentence } from '@oja/contract/handover-labels';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { buyWithPlan } from '../../../../test/handovers.ts';
import { startOja } from '../../../../test/oja.ts';
import {
  addAdmin,
  addBuyer,
  addTrader,
  dispute,
  type Market,
  openMarket,
} from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { readBalance } from '../../money/ledger/index.ts';
import { watchHandovers } from '../../trade/handover/index.ts';
import { completePurchases } from '../../trade/purchases/index.ts';
import {
  hasBegun,
  hasInspectionBegun,
  isReady,
  type ModelHandover,
  missed,
  pausedEnd,
  releaseAt,
  reopen,
  steps,
} from './test-handover-model.ts';

/**
 * Random sequences of a buyer, a seller, an administrator and the clock run on the real API and on a small model of one
 * hand-over; after every command both must agree about status, stage and both wallets. MODEL_RUNS=1000 is the long run.
 */
const runs = Number(process.env.MODEL_RUNS ?? 40);
const oja = await startOja();
const street = await openMarket(oja);
const price = 1_000;
const once = { number: 1, last: true };
const nowMs = () => oja.clock.now.getTime();
/** The stages in which a step was done late that the clock had ticked off. */
const lateIn = new Set<string>();

interface Real {
  market: Market;
  id: string;
}
type Command = fc.AsyncCommand<ModelHandover, Real>;

/** A call that the model knows the answer of: its status, and what it does to the model when it succeeds. */
function command(name: string, act: (deal: ModelHandover, real: Real) => Promise<void>): Command {
  return {
    check: () => true,
    async run(deal, real) {
      await act(deal, real);
      await compare(deal, real);
    },
    toString: () => name,
  };
}

async function compare(deal: ModelHandover, { market, id }: Real): Promise<void> {
  const row = await oja.deps.db
    .selectFrom('purchases')
    .select(['status', 'stage'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const wallets = [market.buyer, market.seller].map((person) =>
    readBalance(oja.deps.db, account.wallet(person.id)),
  );
  const [bought, sold] = await Promise.all(wallets);
  expect({ ...row, bought, sold }).toEqual({
    status: deal.status,
    stage: deal.stage,
    bought: deal.status === 'cancelled' || deal.status === 'refunded' ? price * 100 : 0,
    sold: deal.status === 'completed' ? price * 90 : 0,
  });
}

function end(deal: ModelHandover, status: 'completed' | 'cancelled' | 'refunded'): void {
  Object.assign(deal, { status, stage: 'settled' });
}

/** The stage follows from the steps whenever one changes and whenever the clock looks. */
function restage(deal: ModelHandover): void {
  deal.stage = hasInspectionBegun(deal, nowMs()) ? 'inspecting' : 'handing_over';
}

const succeeds = [200, undefined];

/** Status and code of a call: the first reason that holds refuses it. */
function expected(
  reasons: readonly (readonly [isReason: boolean, code: string])[],
): (number | string | undefined)[] {
  const refused = reasons.find(([isReason]) => isReason);
  return refused === undefined ? succeeds : [409, refused[1]];
}

const isOver = (deal: ModelHandover) => [deal.status !== 'pending', 'purchase_state_conflict'] as const;

const mayDispute = (deal: ModelHandover) => deal.stage === 'handing_over' || nowMs() < releaseAt(deal);

const tick = (place: number) =>
  command(`tick ${steps[place]?.key}`, async (deal, { market, id }) => {
    const step = steps[place];
    if (step === undefined) return;
    const { key, by } = step;
    const token = market[by].token;
    const answer = await oja.call('tickHandoverStep', { token, params: { id, key }, body: {} });
    const isDone = deal.done.has(key);
    const isLate = deal.byClock.has(key) && mayDispute(deal) && !deal.done.has(steps[place + 1]?.key ?? '');
    const isEarly = !isDone && !isReady(deal, key, nowMs());
    expect([key, ...refusalOf(answer)]).toEqual([
      key,
      ...expected([isOver(deal), [isEarly, 'handover_step_not_ready']]),
    ]);
    if (answer.status !== 200 || (isDone && !isLate)) return;
    if (isLate) lateIn.add(deal.stage);
    deal.done.set(key, nowMs());
    deal.byClock.delete(key);
    restage(deal);
  });

const contest = (key: string) =>
  command(`contest ${key}`, async (deal, { market, id }) => {
    const body = { text: 'The seller is still the primary owner.' };
    const answer = await oja.call('contestHandoverStep', {
      token: market.buyer.token,
      params: { id, key },
      body,
    });
    const contests = deal.contests.get(key) ?? 0;
    expect(refusalOf(answer)).toEqual(
      expected([
        isOver(deal),
        [!mayDispute(deal), 'dispute_window_closed'],
        [!deal.done.has(key), 'handover_step_not_done'],
        [contests >= 2, 'handover_contested_too_often'],
      ]),
    );
    if (answer.status !== 200) return;
    reopen(deal, key);
    deal.contests.set(key, contests + 1);
    deal.contestedAtMs.set(key, nowMs());
    restage(deal);
  });

const sendCode = () =>
  command('send a code', async (deal, { market, id }) => {
    const { token } = market.seller;
    const answer = await oja.call('sendHandoverCode', {
      token,
      params: { id },
      body: { code: '482 913' },
    });
    const unread = deal.codesMs.filter((sentMs) => nowMs() < sentMs + 10 * minuteMs);
    expect(refusalOf(answer)).toEqual(
      expected([isOver(deal), [unread.length >= 3, 'too_many_handover_codes']]),
    );
    if (answer.status === 200) deal.codesMs.push(nowMs());
  });

const cancel = () =>
  command('cancel', async (deal, { market, id }) => {
    const answer = await oja.call('cancelHandover', { token: market.buyer.token, params: { id } });
    const isEarly = nowMs() < pausedEnd(deal, deal.startMs, dayMs);
    expect(refusalOf(answer)).toEqual(
      expected([isOver(deal), [hasBegun(deal), 'handover_begun'], [isEarly, 'handover_cancel_too_early']]),
    );
    if (answer.status === 200) end(deal, 'cancelled');
  });

const confirm = (isTyped: boolean) =>
  command(isTyped ? 'confirm by the sentence' : 'confirm', async (deal, { market, id }) => {
    const body = isTyped ? { sentence: confirmSentence } : {};
    const answer = await oja.call('confirmPurchase', { token: market.buyer.token, params: { id }, body });
    const isTicked =
      deal.done.has('remove_others') && deal.done.has('link_adsense') && deal.byClock.size === 0;
    expect(refusalOf(answer)).toEqual(
      expected([
        isOver(deal),
        [!hasInspectionBegun(deal, nowMs()), 'platform_wait_running'],
        [!isTyped && !isTicked, 'handover_incomplete'],
      ]),
    );
    if (answer.status === 200) end(deal, 'completed');
  });

const open = () =>
  command('dispute', async (deal, { market, id }) => {
    const answer = await dispute(market, id);
    expect(refusalOf(answer)).toEqual(expected([isOver(deal), [!mayDispute(deal), 'dispute_window_closed']]));
    if (answer.status === 200) Object.assign(deal, { status: 'disputed', disputedAtMs: nowMs() });
  });

const withdraw = () =>
  command('withdraw the dispute', async (deal, { market, id }) => {
    const answer = await oja.call('withdrawDispute', { token: market.buyer.token, params: { id } });
    expect(refusalOf(answer)).toEqual(
      expected([
        [deal.status !== 'disputed', 'purchase_state_conflict'],
        [deal.withdrawals >= 2, 'dispute_withdrawals_used'],
      ]),
    );
    if (answer.status !== 200) return;
    deal.pauses.push([deal.disputedAtMs, nowMs()]);
    deal.withdrawals += 1;
    deal.status = 'pending';
    restage(deal);
  });

const decide = (type: 'favor_buyer' | 'favor_seller') =>
  command(type, async (deal, { market, id }) => {
    const body = { type, details: 'Both were heard.', early_reason: 'Both sides wrote to us.' };
    const { token } = market.admin;
    const answer = await oja.call('resolveDispute', { token, params: { purchase_id: id }, body });
    expect(refusalOf(answer)).toEqual(expected([[deal.status !== 'disputed', 'purchase_state_conflict']]));
    if (answer.status === 200) end(deal, type === 'favor_buyer' ? 'refunded' : 'completed');
  });

/** Advances the clock, and runs what is due. */
const wait = (hours: number) =>
  command(`wait ${hours} hours`, async (deal) => {
    oja.clock.advance(hours * hourMs);
    await watchHandovers.run(oja.deps, {}, once);
    await completePurchases.run(oja.deps, {}, once);
    if (deal.status !== 'pending') return;
    const late = missed(deal, nowMs());
    if (late?.act === 'refund') return end(deal, 'cancelled');
    if (late?.act === 'staff') {
      Object.assign(deal, { status: 'disputed', disputedAtMs: nowMs() });
      return;
    }
    if (late) {
      deal.done.set(late.key, nowMs());
      deal.byClock.add(late.key);
    }
    restage(deal);
    if (deal.stage === 'inspecting' && nowMs() >= releaseAt(deal)) end(deal, 'completed');
  });

/**
 * A buyer who accepts only after the clock ticked that off, while the wait of the platform runs. Random sequences hardly ever meet it.
 */
const acceptLate = (hours: number): Command => ({
  check: () => true,
  async run(deal, real) {
    for (const each of [tick(0), tick(1), wait(97), wait(hours), tick(2)]) await each.run(deal, real);
  },
  toString: () => `accept late, after ${hours} hours`,
});

async function begin(): Promise<{ model: ModelHandover; real: Real }> {
  // The clock goes on from sequence to sequence, so sessions of their own keep people signed in.
  const people = {
    buyer: await addBuyer(oja, price),
    seller: await addTrader(oja),
    admin: await addAdmin(oja),
  };
  const market = { ...street, ...people };
  const { id } = await buyWithPlan(market, { price });
  const model: ModelHandover = {
    status: 'pending',
    stage: 'handing_over',
    startMs: nowMs(),
    done: new Map(),
    byClock: new Set(),
    contestedAtMs: new Map(),
    contests: new Map(),
    codesMs: [],
    disputedAtMs: 0,
    pauses: [],
    withdrawals: 0,
  };
  return { model, real: { market, id } };
}

test(
  'the API and the model of a hand-over agree on every sequence',
  async () => {
    const ticks = fc.nat(steps.length - 1).map(tick);
    const commands = [
      ticks,
      ticks,
      ticks,
      ticks,
      fc.constantFrom(1, 12, 24, 25, 72, 168).map(wait),
      fc.constantFrom(1, 12, 24, 25, 72, 168).map(wait),
      fc.constantFrom('show_owners', 'invite_owner', 'make_primary_owner').map(contest),
      fc.constantFrom(1, 72).map(acceptLate),
      fc.constant(sendCode()),
      fc.constant(cancel()),
      fc.constant(cancel()),
      fc.boolean().map(confirm),
      fc.constant(open()),
      fc.constant(withdraw()),
      fc.constantFrom('favor_buyer', 'favor_seller').map(decide),
    ];
    const ends = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (sequence) => {
        const begun = await begin();
        await fc.asyncModelRun(() => begun, sequence);
        const { status } = begun.model;
        ends.set(status, (ends.get(status) ?? 0) + 1);
        await expectCleanLedger(oja);
      }),
      { numRuns: runs, interruptAfterTimeLimit: 60_000 + runs * 5_000, markInterruptAsFailure: false },
    );
    // Sequences that all end in one way would prove little.
    expect([...ends.keys()].toSorted()).toEqual(expect.arrayContaining(['cancelled', 'completed']));
    expect([...lateIn]).toContain('handing_over');
  },
  120_000 + runs * 5_000,
);
