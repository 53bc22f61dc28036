import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { addAdmin, addBuyer, buy, openMarket, statusOfPurchase } from '../../../../test/purchases.ts';
import { seeded } from '../../../../test/seeded.ts';
import { sender } from '../../../../test/send.ts';
import { expectNoDeadlocks, shootWaves } from '../../../../test/storm.ts';
import { completeDue } from './complete-due.ts';
import { completePurchases } from './index.ts';

/**
 * Buyers, the seller, two administrators and the clock take random steps on random purchases, concurrently and over a
 * real network. Half of the purchases are due from the beginning, the others in the middle of the run. Stages, cover and
 * claims have a storm of their own in `cover/storm.test.ts`.
 */
const oja = await startOja();
const url = await oja.app.listen({ port: 0, host: '127.0.0.1' });
const market = await openMarket(oja);
const { seller, admin } = market;
const admin2 = await addAdmin(oja);
const send = sender(url);

interface Shot {
  id: string;
  move: Move;
  status: number;
  code: string | undefined;
}
type Answer = Pick<Shot, 'status' | 'code'>;

/** STORM_WAVES=400 is a long run. */
const waves = Number(process.env.STORM_WAVES ?? 24);
const buyers = new Map<string, Person>();
const ask = async (person: Person | undefined, path: string, body: object = {}): Promise<Answer> => {
  if (person === undefined) throw new Error('nobody bought that');
  const { status, body: answer } = await send(person, path, body);
  return { status, code: answer.code };
};
const resolve = (id: string, type: string, by = admin, extra: object = {}) =>
  ask(by, `/admin/disputes/${id}/resolve`, {
    type,
    details: 'Decided.',
    early_reason: 'It cannot wait.',
    ...extra,
  });

const dispute = (id: string) =>
  ask(buyers.get(id), `/purchases/${id}/dispute`, { reason: 'other', description: 'No.' });

const moves = {
  confirm: (id: string) => ask(buyers.get(id), `/purchases/${id}/confirm`),
  dispute,
  propose: (id: string) => ask(buyers.get(id), `/purchases/${id}/settlements`, { refund_amount: 200 }),
  /** With a dispute and a proposal of its own where none waits, because random moves in a row seldom meet. */
  settle: async (id: string) => {
    await dispute(id);
    await ask(buyers.get(id), `/purchases/${id}/settlements`, { refund_amount: 300 });
    const open = await oja.deps.db
      .selectFrom('disputeSettlements')
      .select('id')
      .where('purchaseId', '=', id)
      .where('status', '=', 'proposed')
      .executeTakeFirst();
    if (open === undefined) return { status: 409, code: undefined };
    return ask(seller, `/purchases/${id}/settlements/${open.id}/accept`);
  },
  withdraw: (id: string) => ask(buyers.get(id), `/purchases/${id}/dispute/withdraw`),
  favor_buyer: (id: string) => resolve(id, 'favor_buyer'),
  favor_seller: (id: string) => resolve(id, 'favor_seller', admin2),
  partial_refund: (id: string) => resolve(id, 'partial_refund', admin, { refund_amount: 300 }),
  escalate: async (id: string) => {
    await dispute(id);
    return resolve(id, 'escalate', admin2);
  },
  offer_replacement: (id: string) =>
    ask(seller, `/disputes/${id}/replacement`, { username: 'new', password: 'new' }),
  replacement: async (id: string) => {
    await dispute(id);
    await ask(seller, `/disputes/${id}/replacement`, { username: 'new', password: 'new' });
    return resolve(id, 'replacement');
  },
  cancel: (id: string) => ask(admin, `/admin/transactions/${id}/cancel`, { reason: 'Storm.' }),
  clock: async (id: string) => ({ status: (await completeDue(oja.deps, id)) ? 200 : 409, code: undefined }),
};
type Move = keyof typeof moves;

/** A purchase ends with one of these, and with none of them twice. */
const ends: Move[] = [
  'confirm',
  'favor_buyer',
  'favor_seller',
  'partial_refund',
  'settle',
  'cancel',
  'clock',
];
/** Steps that allow further steps are drawn more often than final ones. */
const drawn: Move[] = [
  ...ends,
  'escalate',
  'clock',
  'propose',
  'settle',
  ...Array<Move>(3).fill('withdraw'),
  ...Array<Move>(7).fill('dispute'),
  'offer_replacement',
  ...Array<Move>(3).fill('replacement'),
];

async function buyOnes(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const person = await addBuyer(oja, 1_000);
    const { id } = await buy(market, { buyer: person, listing: { price: 1_000 } });
    buyers.set(id, person);
    ids.push(id);
  }
  return ids;
}

test(
  'a storm of transitions leaves every purchase with one outcome and the books clean',
  async () => {
    const due = await buyOnes(waves / 3);
    oja.clock.advance(7 * dayMs);
    const ids = [...due, ...(await buyOnes((2 * waves) / 3))];
    const next = seeded(41);
    const pick = <Item>(items: Item[]) => items[next(items.length)] as Item;
    const shots: Shot[] = [];
    const shoot = async (move: Move, id: string): Promise<void> => {
      shots.push({ id, move, ...(await moves[move](id)) });
    };
    const happened = (move: Move) => shots.filter((shot) => shot.move === move && shot.status === 200).length;
    const needed: Move[] = ['clock', 'replacement', 'escalate', 'withdraw', 'settle'];
    const shootWave = async (wave: number) => {
      if (wave === Math.floor(waves / 2)) oja.clock.advance(7 * dayMs);
      if (wave >= waves) {
        oja.clock.advance(dayMs);
        ids.push(...(await buyOnes(4)));
      }
      await Promise.all(Array.from({ length: 16 }, () => shoot(pick(drawn), pick(ids))));
    };
    await shootWaves(waves, shootWave, () => needed.filter((move) => happened(move) === 0));

    // Open purchases are ended by the clock, and disputes by the administrator who did not escalate them.
    oja.clock.advance(7 * dayMs);
    await completePurchases.run(oja.deps, {}, { number: 1, last: true });
    for (const id of ids) {
      if ((await statusOfPurchase(oja, id)) === 'disputed') await shoot('favor_buyer', id);
    }

    // Only the administrator who escalated is told that another must decide; no request ends in an error.
    const odd = shots.filter(
      ({ status, code }) => ![200, 409].includes(status) && code !== 'another_admin_needed',
    );
    expect(odd).toEqual([]);
    const events = await oja.deps.db
      .selectFrom('purchaseEvents as e')
      .innerJoin('purchases as p', 'p.id', 'e.purchaseId')
      .select(['p.id', 'p.status', 'e.toStatus', 'e.actor'])
      .where('e.toStatus', 'in', ['completed', 'refunded', 'cancelled'])
      .where('p.id', 'in', ids)
      .execute();
    expect(events.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(events.filter(({ status, toStatus }) => status !== toStatus)).toEqual([]);
    // The requests that were answered with success match the recorded events.
    const notifications = shots.filter(({ move, status }) => status === 200 && ends.includes(move));
    const swept = events.filter(({ id }) => !notifications.some((shot) => shot.id === id));
    expect(notifications).toHaveLength(ids.length - swept.length);
    expect(swept.filter(({ actor }) => actor !== 'clock')).toEqual([]);
    await expectCleanLedger(oja);
    await expectNoDeadlocks(oja);
  },
  60_000 + waves * 3_000,
);
