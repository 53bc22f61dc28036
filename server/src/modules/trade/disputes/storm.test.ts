import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { addAdmin, addBuyer, buy, changeSettings, openMarket } from '../../../../test/purchases.ts';
import { seeded } from '../../../../test/seeded.ts';
import { errorsLogged, expectNoDeadlocks, shootWaves, stormCaller } from '../../../../test/storm.ts';
import { completePurchases } from '../purchases/index.ts';
import { executeRuling } from './execute-rulings.ts';

/**
 * The storm of `purchases/storm.test.ts` for rulings and appeals: buyers, the seller, two administrators and the clock
 * take random steps on random purchases, concurrently and over a real network. Rulings about half of the purchases wait
 * for an appeal, those about the others are carried out at once.
 */
const oja = await startOja();
const url = await oja.app.listen({ port: 0, host: '127.0.0.1' });
const market = await openMarket(oja);
const { seller, admin } = market;
const admin2 = await addAdmin(oja);
const ask = stormCaller(() => url);
await changeSettings(oja, 'payment', { appealThreshold: 150 });

/** STORM_WAVES=400 is a long run. */
const waves = Number(process.env.STORM_WAVES ?? 30);
const shotsPerWave = 12;
const { db } = oja.deps;
const buyers = new Map<string, Person>();
const buyerOf = (id: string): Person => {
  const buyer = buyers.get(id);
  if (buyer === undefined) throw new Error('That was not bought.');
  return buyer;
};
type Outcome = { status: number; code?: string | undefined };

const dispute = (id: string) =>
  ask(buyerOf(id), `/purchases/${id}/dispute`, { body: { reason: 'other', description: 'No.' } });
const rule = (type: string, extra: object = {}) => {
  const body = { type, details: 'Decided.', early_reason: 'It cannot wait.', ...extra };
  return async (id: string): Promise<Outcome> => {
    await dispute(id);
    return ask(admin, `/admin/disputes/${id}/resolve`, { body });
  };
};
const partialRefund = rule('partial_refund', { refund_amount: 40 });
const appealOf = async (id: string, by: Person): Promise<Outcome> => {
  await partialRefund(id);
  return ask(by, `/purchases/${id}/appeal`, { body: { text: 'Look again.' } });
};
const decide = (body: object) => (id: string) =>
  ask(admin2, `/admin/disputes/${id}/appeal/decide`, { body: { details: 'Read again.', ...body } });

const moves = {
  dispute,
  withdraw: (id: string) => ask(buyerOf(id), `/purchases/${id}/dispute/withdraw`),
  propose: (id: string) => ask(seller, `/purchases/${id}/settlements`, { body: { refund_amount: 20 } }),
  favor_buyer: rule('favor_buyer'),
  favor_seller: rule('favor_seller'),
  partial_refund: partialRefund,
  appeal_of_buyer: (id: string) => appealOf(id, buyerOf(id)),
  appeal_of_seller: (id: string) => appealOf(id, seller),
  waiver_of_buyer: (id: string) => ask(buyerOf(id), `/purchases/${id}/appeal/waive`),
  waiver_of_seller: (id: string) => ask(seller, `/purchases/${id}/appeal/waive`),
  stands: decide({ decision: 'stands' }),
  replace: decide({ decision: 'replace', type: 'favor_seller', early_reason: 'It cannot wait.' }),
  award: decide({ decision: 'award', amount: 5 }),
  clock: async (id: string): Promise<Outcome> => ({
    status: (await executeRuling(oja.deps, id)) ? 200 : 409,
  }),
};
type Move = keyof typeof moves;

/** Steps that allow further steps are drawn more often than final ones. */
const drawn: Move[] = [
  ...(Object.keys(moves) as Move[]),
  ...Array<Move>(2).fill('appeal_of_buyer'),
  ...Array<Move>(2).fill('appeal_of_seller'),
  ...Array<Move>(4).fill('clock'),
];

async function buyOnes(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const buyer = await addBuyer(oja, 200);
    const { id } = await buy(market, { buyer, listing: { price: n % 2 === 0 ? 100 : 200 } });
    buyers.set(id, buyer);
    ids.push(id);
  }
  return ids;
}

/** Every purchase that is still open is ruled on, every appeal decided, and every clock runs out. */
async function endAll(ids: readonly string[]): Promise<void> {
  oja.clock.advance(3 * dayMs);
  for (const id of ids) {
    await moves.favor_buyer(id);
    await moves.stands(id);
  }
  oja.clock.advance(10 * dayMs);
  for (const id of ids) await executeRuling(oja.deps, id);
  await completePurchases.run(oja.deps, {}, { number: 1, last: true });
}

test(
  'a storm over rulings and appeals carries out one ruling of each purchase and leaves the books clean',
  async () => {
    const ids = await buyOnes(Math.ceil(waves / 2));
    // Some rulings are due before the storm reaches them, so that the clock meets appeals and waivers.
    for (const id of ids.slice(ids.length / 3)) await partialRefund(id);
    const next = seeded(53);
    const pick = <Item>(items: readonly Item[]) => items[next(items.length)] as Item;
    const shots: (Outcome & { id: string; move: Move })[] = [];
    const happened = (...wanted: Move[]) =>
      shots.filter(({ move, status }) => wanted.includes(move) && status === 200).length;
    const needed: Move[][] = [
      ['appeal_of_buyer'],
      ['appeal_of_seller'],
      ['waiver_of_buyer', 'waiver_of_seller'],
      ['stands'],
      ['replace'],
      ['award'],
      ['clock'],
    ];
    const shootWave = async (wave: number) => {
      oja.clock.advance((12 * dayMs) / waves);
      if (wave % 2 === 0) ids.push(...(await buyOnes(2)));
      // All of a wave meets at two purchases, one of which is among the latest.
      const targets = [pick(ids), pick(ids.slice(-4))];
      const shoot = async (id: string, move: Move) => {
        const { status, code } = await moves[move](id);
        shots.push({ id, move, status, code });
      };
      await Promise.all(Array.from({ length: shotsPerWave }, () => shoot(pick(targets), pick(drawn))));
    };
    await shootWaves(waves, shootWave, () => needed.filter((group) => happened(...group) === 0));
    // A refusal is about the state, or about a decision that does not fit it; no request ends in an error.
    const odd = shots.filter(
      ({ status, code }) => ![200, 409].includes(status) && code !== 'appeal_decision_wrong',
    );
    expect([odd, odd.length > 0 ? errorsLogged(oja) : '']).toEqual([[], '']);
    const appealed = happened('appeal_of_buyer', 'appeal_of_seller');
    const awarded = happened('award');
    const replaced = happened('replace');

    await endAll(ids);
    const purchases = await db.selectFrom('purchases').selectAll().where('id', 'in', ids).execute();
    expect(purchases.filter(({ status }) => status === 'pending' || status === 'disputed')).toEqual([]);
    const ends = await db
      .selectFrom('purchaseEvents')
      .select('purchaseId')
      .where('toStatus', 'in', ['completed', 'refunded', 'cancelled'])
      .whereRef('fromStatus', '!=', 'toStatus')
      .execute();
    expect(ends.map(({ purchaseId }) => purchaseId).toSorted()).toEqual(ids.toSorted());
    const rulings = await db.selectFrom('rulings').select(['purchaseId', 'status']).execute();
    const executed = rulings.filter(({ status }) => status === 'executed').map((each) => each.purchaseId);
    expect(executed.length).toBe(new Set(executed).size);
    expect(rulings.filter(({ status }) => !['executed', 'replaced'].includes(status))).toEqual([]);
    // The requests that were answered with success match the recorded appeals and what Oja paid for them.
    const appeals = await db.selectFrom('appeals').select(['rulingId', 'status']).execute();
    expect(appeals).toHaveLength(appealed);
    expect(new Set(appeals.map(({ rulingId }) => rulingId)).size).toBe(appealed);
    const count = (status: string) => appeals.filter((each) => each.status === status).length;
    expect([count('open'), count('awarded'), count('replaced')]).toEqual([0, awarded, replaced]);
    const paid = await db
      .selectFrom('ledgerTransfers')
      .select('id')
      .where('kind', '=', 'appeal_award')
      .execute();
    expect(paid).toHaveLength(awarded);
    await expectCleanLedger(oja);
    await expectNoDeadlocks(oja);
  },
  60_000 + waves * 3_000,
);
