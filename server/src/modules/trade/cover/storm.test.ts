import { dayMs } from '@oja/contract/durations';
import { confirmSentence } from '@oja/contract/handover-labels';
import type { Handover } from '@oja/contract/handovers';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { addAdmin, addBuyer, buy, openMarket } from '../../../../test/purchases.ts';
import { seeded } from '../../../../test/seeded.ts';
import { expectNoDeadlocks, shootWaves, stormCaller } from '../../../../test/storm.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { readBalance } from '../../money/ledger/index.ts';
import { followClock } from '../handover/index.ts';
import { completeDue, completePurchases } from '../purchases/index.ts';
import { askBuyer } from './check-ins.ts';
import { endCovers } from './index.ts';
import { releaseCover } from './release-cover.ts';

/**
 * The storm of `purchases/storm.test.ts` for stages, cover and claims: buyers, the seller, two administrators and the
 * clock take random steps on random purchases with cover, concurrently and over a real network. Half of the purchases
 * have a hand-over by role with waits, half the specified flow.
 */
const oja = await startOja();
const url = await oja.app.listen({ port: 0, host: '127.0.0.1' });
const market = await openMarket(oja);
const { seller, admin } = market;
const admin2 = await addAdmin(oja);
const ask = stormCaller(() => url);

/** STORM_WAVES=400 is a long run. */
const waves = Number(process.env.STORM_WAVES ?? 40);
const shotsPerWave = 12;
const buyers = new Map<string, Person>();
const { db } = oja.deps;
const buyerOf = (id: string): Person => {
  const buyer = buyers.get(id);
  if (buyer === undefined) throw new Error('nobody bought that');
  return buyer;
};
type Outcome = { status: number; code?: string | undefined };
const nothing: Outcome = { status: 409 };
const did = (isDone: boolean): Outcome => ({ status: isDone ? 200 : 409 });

/** The hand-over as the page of the buyer shows it. */
async function shownTo(id: string): Promise<Pick<Handover, 'steps' | 'plan_version'>> {
  const { data } = await ask(buyerOf(id), `/purchases/${id}/handover`, { method: 'GET' });
  return data as Pick<Handover, 'steps' | 'plan_version'>;
}

/** The step that may be ticked off or contested now; in the specified flow none is contested. */
async function stepIn(id: string, state: 'ready' | 'done') {
  const { steps, plan_version: version } = await shownTo(id);
  return state === 'done' && version === null ? undefined : steps.find((step) => step.state === state);
}

async function openClaimId(id: string): Promise<string | undefined> {
  const open = db.selectFrom('coverClaims').select('id').where('purchaseId', '=', id);
  return (await open.where('status', '=', 'open').executeTakeFirst())?.id;
}

async function onOpenClaim(id: string, work: (path: string) => Promise<Outcome>): Promise<Outcome> {
  const claimId = await openClaimId(id);
  return claimId === undefined ? nothing : work(`/claims/${claimId}`);
}

/** With a claim of its own where none is open, because two random moves in a row seldom meet. */
async function onClaim(id: string, work: (path: string) => Promise<Outcome>): Promise<Outcome> {
  await claim(id);
  return onOpenClaim(id, work);
}

const claim = (id: string) =>
  ask(buyerOf(id), `/purchases/${id}/claims`, { body: { kind: 'taken_back', details: 'Gone.' } });
const decide = (by: Person, body: object) => (path: string) =>
  ask(by, `/admin${path}/decide`, {
    body: { details: 'Decided.', early_reason: 'It cannot wait.', ...body },
  });

const moves = {
  tick: async (id: string) => {
    const step = await stepIn(id, 'ready');
    const by = step?.by === 'buyer' ? buyerOf(id) : seller;
    return step ? ask(by, `/purchases/${id}/handover/steps/${step.key}/done`, { body: {} }) : nothing;
  },
  /** The clock looks first, as it does every minute: a buyer does what it ticked off. */
  tickLate: async (id: string) => {
    await followClock(oja.deps, id);
    const { steps } = await shownTo(id);
    const step = steps.find(({ done_by: by, may_tick: mayTick }) => by === 'clock' && mayTick);
    const path = `/purchases/${id}/handover/steps/${step?.key}/done`;
    return step ? ask(buyerOf(id), path, { body: {} }) : nothing;
  },
  contest: async (id: string) => {
    const step = await stepIn(id, 'done');
    const by = step?.by === 'buyer' ? seller : buyerOf(id);
    const path = `/purchases/${id}/handover/steps/${step?.key}/contest`;
    return step ? ask(by, path, { body: { text: 'It is not.' } }) : nothing;
  },
  code: (id: string) => ask(seller, `/purchases/${id}/handover/codes`, { body: { code: '123456' } }),
  cancel: (id: string) => ask(buyerOf(id), `/purchases/${id}/handover/cancel`),
  follow: async (id: string) => did((await followClock(oja.deps, id)) === undefined),
  complete: async (id: string) => did(await completeDue(oja.deps, id)),
  confirm: (id: string) =>
    ask(buyerOf(id), `/purchases/${id}/confirm`, { body: { sentence: confirmSentence } }),
  dispute: (id: string) =>
    ask(buyerOf(id), `/purchases/${id}/dispute`, { body: { reason: 'other', description: 'No.' } }),
  withdraw: (id: string) => ask(buyerOf(id), `/purchases/${id}/dispute/withdraw`),
  partial: (id: string) =>
    ask(admin, `/admin/disputes/${id}/resolve`, {
      body: { type: 'partial_refund', refund_amount: 300, details: 'Decided.', early_reason: 'Now.' },
    }),
  claim,
  /** Asks first where the question was not asked. */
  lost: async (id: string) => {
    await askBuyer(oja.deps, id).catch(() => undefined);
    const asked = db.selectFrom('checkIns').select('day').where('purchaseId', '=', id);
    const open = await asked.where('answer', 'is', null).orderBy('day', 'desc').executeTakeFirst();
    const path = `/purchases/${id}/check-ins/${open?.day}`;
    return open ? ask(buyerOf(id), path, { body: { answer: 'lost' } }) : nothing;
  },
  answer: (id: string) => onClaim(id, (path) => ask(seller, `${path}/answer`, { body: { text: 'No.' } })),
  takeBack: (id: string) => onClaim(id, (path) => ask(buyerOf(id), `${path}/withdraw`)),
  uphold: (id: string) => onClaim(id, decide(admin, { outcome: 'upheld' })),
  upholdPart: (id: string) => onClaim(id, decide(admin2, { outcome: 'upheld', refund_amount: 200 })),
  reject: (id: string) => onClaim(id, decide(admin2, { outcome: 'rejected' })),
  release: async (id: string) => did(await releaseCover(oja.deps, id).catch(() => false)),
};
type Move = keyof typeof moves;

/** Steps that allow further steps are drawn more often than final ones. */
const drawn: Move[] = [
  ...(Object.keys(moves) as Move[]),
  ...Array<Move>(8).fill('tick'),
  ...Array<Move>(4).fill('confirm'),
  'claim',
  ...Array<Move>(2).fill('takeBack'),
  ...Array<Move>(2).fill('release'),
  'withdraw',
  'lost',
];

async function buyOnes(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const buyer = await addBuyer(oja, 1_000);
    const role = { platform: 'youtube', handover_kind: 'role', cover_days: 14 } as const;
    const { id } = await buy(market, {
      buyer,
      listing: { price: 1_000, ...(n % 2 === 0 ? role : { cover_days: 7 }) },
    });
    buyers.set(id, buyer);
    ids.push(id);
  }
  return ids;
}

/** Lets every clock run out: hand-overs, disputes by a ruling, windows, claims by a decision, covers. */
async function endAll(ids: readonly string[]): Promise<void> {
  for (let round = 0; round < 8; round += 1) {
    oja.clock.advance(7 * dayMs);
    for (const id of ids) {
      await followClock(oja.deps, id);
      await moves.partial(id);
    }
  }
  const run = { number: 1, last: true };
  await completePurchases.run(oja.deps, {}, run);
  for (const id of ids) await onOpenClaim(id, decide(admin, { outcome: 'rejected' }));
  oja.clock.advance(30 * dayMs);
  await endCovers.run(oja.deps, {}, run);
}

test(
  'a storm over stages, cover and claims ends every cover once and leaves the books clean',
  async () => {
    const ids = await buyOnes(Math.ceil(waves / 2));
    const next = seeded(97);
    const pick = <Item>(items: readonly Item[]) => items[next(items.length)] as Item;
    const shots: (Outcome & { id: string; move: Move })[] = [];
    const happened = (...wanted: Move[]) =>
      shots.filter(({ move, status }) => wanted.includes(move) && status === 200);
    const decisions: Move[] = ['uphold', 'upholdPart', 'reject'];
    const needed: Move[][] = [
      ['tick'],
      ['tickLate'],
      ['contest'],
      ['confirm'],
      ['lost'],
      ['answer'],
      ['takeBack'],
      decisions,
    ];
    const shootWave = async (wave: number) => {
      if (wave % 2 === 1) oja.clock.advance((24 * dayMs) / waves);
      if (wave >= waves) ids.push(...(await buyOnes(2)));
      // Half of a wave meets at one purchase.
      const [met, ...others] = Array.from({ length: 4 }, () => pick(ids));
      const targets = Array.from({ length: shotsPerWave }, (_, n) => (n % 2 === 0 ? met : pick(others)));
      await Promise.all(
        targets.map(async (id = '') => {
          const move = pick(drawn);
          const { status, code } = await moves[move](id);
          shots.push({ id, move, status, code });
        }),
      );
    };
    await shootWaves(waves, shootWave, () => needed.filter((group) => happened(...group).length === 0));
    // A refusal is always about the state; no request ends in an error.
    expect(shots.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);

    await endAll(ids);
    const purchases = await db.selectFrom('purchases').selectAll().where('id', 'in', ids).execute();
    const covers = await db.selectFrom('covers').selectAll().execute();
    const claims = await db.selectFrom('coverClaims').selectAll().execute();
    expect(purchases.filter(({ status }) => status === 'pending' || status === 'disputed')).toEqual([]);
    const paid = purchases.filter(({ payoutKobo }) => (payoutKobo ?? 0) > 0);
    expect(covers.map(({ purchaseId }) => purchaseId).toSorted()).toEqual(
      paid.map(({ id }) => id).toSorted(),
    );
    expect(covers.filter(({ status }) => status !== 'ended')).toEqual([]);
    for (const { id } of purchases) expect(await readBalance(db, account.cover(id))).toBe(0);
    // The requests that were answered with success match the recorded claims.
    const count = (status: string) => claims.filter((each) => each.status === status).length;
    expect(count('upheld')).toBe(happened('uphold', 'upholdPart').length);
    expect(count('withdrawn')).toBe(happened('takeBack').length);
    expect(count('rejected')).toBeGreaterThanOrEqual(happened('reject').length);
    await expectCleanLedger(oja);
    await expectNoDeadlocks(oja);
  },
  60_000 + waves * 3_000,
);
