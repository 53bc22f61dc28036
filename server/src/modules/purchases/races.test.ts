import { describe, expect, test } from 'vitest';
import { onServer } from '../../../test/database-server.ts';
import {
  addAdmin,
  addBuyer,
  buy,
  buyAndDispute,
  day,
  offer,
  openMarket,
  statusOfPurchase,
} from '../../../test/deals.ts';
import { expectCleanLedger } from '../../../test/expect-clean-ledger.ts';
import { fundWallet } from '../../../test/fund-wallet.ts';
import { type CallResult, type Person, startOja } from '../../../test/oja.ts';
import { availableOf } from '../../../test/paystack.ts';
import { connect } from '../../db/client.ts';
import { addPosted, statusOf } from '../listings/test-listings.ts';
import { createSettingsReader } from '../settings/index.ts';
import { completeDue } from './complete-due.ts';
import { createPurchase } from './create-purchase.ts';

/** Real requests over a real network, so that whatever can happen at once does. */
const oja = await startOja();
const url = await oja.app.listen({ port: 0, host: '127.0.0.1' });
const market = await openMarket(oja);
const { seller, buyer, admin } = market;
const admin2 = await addAdmin(oja);

interface Sent {
  status: number;
  body: CallResult['body'];
  retryAfter: string | null;
}

async function send(person: Person, path: string, body?: unknown, method = 'POST'): Promise<Sent> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, body: await response.json(), retryAfter };
}

const purchase = (person: Person, listingId: string) => send(person, '/purchases', { listing_id: listingId });
const confirm = (id: string) => send(buyer, `/purchases/${id}/confirm`);
const complain = (id: string) =>
  send(buyer, `/purchases/${id}/dispute`, { reason: 'other', description: 'No.' });
const withdraw = (id: string) => send(buyer, `/purchases/${id}/dispute/withdraw`);
const resolve = (id: string, type: string, by = admin, extra: object = {}) =>
  send(by, `/admin/disputes/${id}/resolve`, { type, details: 'Decided.', ...extra });
const statuses = (answers: Sent[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);

const asSuperuser = (statement: string) => onServer(oja.adminUrl, (client) => client.query(statement));

/** Frees the buyer for the next dispute. */
const settle = (id: string) => resolve(id, 'favor_seller', admin2);

describe('races (money.md 3.4)', () => {
  /** BUYERS=1000 plays it at full size. */
  const crowd = Number(process.env.BUYERS ?? 100);

  test(`T4, C2: of ${crowd} buyers for one account one gets it, and nobody gets an error`, async () => {
    const buyers: Person[] = [];
    for (let n = 0; n < crowd; n += 1) buyers.push(await addBuyer(oja, 200_000));
    const listing = await offer(market);
    const answers = await Promise.all(buyers.map((person) => purchase(person, listing.id)));
    expect(statuses(answers)).toEqual([200, ...Array(crowd - 1).fill(409)]);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))).toEqual(
      new Set(['listing_unavailable']),
    );
    const rows = await oja.deps.db
      .selectFrom('purchases')
      .select('id')
      .where('listingId', '=', listing.id)
      .execute();
    expect(rows).toHaveLength(1);
    await expectCleanLedger(oja);
  }, 300_000);

  test('T4 on a machine so slow that a purchase takes longer than anybody waits for a row', async () => {
    const buyers: Person[] = [];
    for (let n = 0; n < 40; n += 1) buyers.push(await addBuyer(oja, 200_000));
    const [listing, other] = [await offer(market), await offer(market)];
    // Longer than the lock and the pool let anybody wait, and for the first purchase of this account alone.
    await asSuperuser(`
      create function be_slow() returns trigger language plpgsql as $$
        begin if new.listing_id = '${listing.id}' then perform pg_sleep(4.5); end if; return new; end $$;
      create trigger be_slow before insert on purchases for each row execute function be_slow()`);
    try {
      const crowded = Promise.all(buyers.map((person) => purchase(person, listing.id)));
      // Meanwhile somebody buys another account, and does not notice the crowd.
      const started = Date.now();
      expect((await purchase(buyer, other.id)).status).toBe(200);
      expect(Date.now() - started).toBeLessThan(4_000);
      expect(statuses(await crowded)).toEqual([200, ...Array(39).fill(409)]);
    } finally {
      await asSuperuser('drop trigger be_slow on purchases; drop function be_slow');
    }
    await expectCleanLedger(oja);
  }, 60_000);

  test('a crowd whose first cannot pay: the next one gets it', async () => {
    const [poor, rich] = [await addBuyer(oja, 1), await addBuyer(oja, 200_000)];
    const listing = await offer(market);
    const answers = await Promise.all([purchase(poor, listing.id), purchase(rich, listing.id)]);
    expect(answers[1]?.status).toBe(200);
    expect([409, 422]).toContain(answers[0]?.status);
  });

  test('a double click buys once', async () => {
    const listing = await offer(market, { price: 100 });
    const answers = await Promise.all([purchase(buyer, listing.id), purchase(buyer, listing.id)]);
    expect(statuses(answers)).toEqual([200, 409]);
  });

  test('G4: the same key sent twenty times at once buys once and answers the same', async () => {
    const listing = await offer(market, { price: 100 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await fetch(`${url}/api/purchases`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${buyer.token}`,
            'content-type': 'application/json',
            'idempotency-key': 'impatient',
          },
          body: JSON.stringify({ listing_id: listing.id }),
        });
        return `${response.status} ${await response.text()}`;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]?.slice(0, 3)).toBe('200');
  });

  test('C4: one balance pays for one of two accounts', async () => {
    const poor = await addBuyer(oja, 150_000);
    const [one, two] = [await offer(market), await offer(market)];
    const answers = await Promise.all([purchase(poor, one.id), purchase(poor, two.id)]);
    expect(statuses(answers)).toEqual([200, 422]);
    expect(await availableOf(oja, poor)).toBe(0);
    await expectCleanLedger(oja);
  });

  test.each(['withdraw', 'delete', 'price'])('C6: buy against the seller’s %s, one wins', async (what) => {
    for (let round = 0; round < 4; round += 1) {
      const listing = await offer(market, { price: 100 });
      const change = {
        withdraw: () => send(seller, `/listings/${listing.id}`, { status: 'draft' }, 'PUT'),
        delete: () => send(seller, `/listings/${listing.id}`, undefined, 'DELETE'),
        price: () => send(seller, `/listings/${listing.id}`, { price: 200 }, 'PUT'),
      }[what];
      const [bought, changed] = await Promise.all([
        send(buyer, '/purchases', { listing_id: listing.id, expected_price: 100 }),
        change?.(),
      ]);
      const outcome = [bought.status, changed?.status];
      expect([
        [200, 409],
        [409, 200],
      ]).toContainEqual(outcome);
      expect(await statusOf(oja, listing.id).catch(() => 'removed')).toMatch(
        bought.status === 200 ? /^sold$/ : /^(draft|removed|posted)$/,
      );
    }
    await expectCleanLedger(oja);
  });

  test('D1: twenty confirmations at once pay the seller once', async () => {
    const { id } = await buy(market, { listing: { price: 1_000 } });
    const before = await availableOf(oja, seller);
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(id)));
    expect(statuses(answers)).toEqual([200, ...Array(19).fill(409)]);
    expect(await availableOf(oja, seller)).toBe(before + 900);
  });

  test('a sale that staff added has no listing to wait for, and is confirmed once all the same', async () => {
    const added = await send(admin, '/admin/transactions', {
      buyer_id: buyer.id,
      seller_id: seller.id,
      account: 'byhand',
      platform: 'instagram',
      amount: 1_000,
      reason: 'Agreed by phone.',
    });
    const before = await availableOf(oja, seller);
    const id = added.body.data.purchase_id;
    const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(id)));
    expect(statuses(answers)).toEqual([200, ...Array(11).fill(409)]);
    expect(await availableOf(oja, seller)).toBe(before + 900);
  });

  test('confirm against dispute: one wins, the other is told the state', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const { id } = await buy(market, { listing: { price: 100 } });
      const [confirmed, disputed] = await Promise.all([confirm(id), complain(id)]);
      expect(statuses([confirmed, disputed])).toEqual([200, 409]);
      const status = await statusOfPurchase(oja, id);
      expect(status).toBe(confirmed.status === 200 ? 'completed' : 'disputed');
      const loser = confirmed.status === 409 ? confirmed : disputed;
      expect(loser.body.details).toEqual([{ field: 'status', message: status }]);
      seen.add(status);
      if (status === 'disputed') await settle(id);
    }
    expect(seen.size).toBeGreaterThanOrEqual(1);
    await expectCleanLedger(oja);
  });

  test('two administrators decide differently: the first wins', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await buyAndDispute(market, { listing: { price: 100 } });
      const answers = await Promise.all([
        resolve(id, 'favor_buyer', admin),
        resolve(id, 'partial_refund', admin2, { refund_amount: 7 }),
      ]);
      expect(statuses(answers)).toEqual([200, 409]);
    }
    await expectCleanLedger(oja);
  });

  test('a decision against the buyer’s withdrawal: one settlement', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await buyAndDispute(market, { listing: { price: 100 } });
      const answers = await Promise.all([resolve(id, 'favor_buyer'), withdraw(id)]);
      expect(statuses(answers)).toEqual([200, 409]);
    }
    await expectCleanLedger(oja);
  });

  test('D19: deleting the account against buying with it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const leaving = await addBuyer(oja, 100);
      const listing = await offer(market, { price: 100 });
      const [bought, deleted] = await Promise.all([
        purchase(leaving, listing.id),
        send(leaving, '/user', { password: leaving.password }, 'DELETE'),
      ]);
      expect([bought.status, deleted.status]).toEqual([200, 409]);
    }
  });

  test('D4, D5: the sweep of several workers against confirm and dispute at the end of the window', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await buy(market, { listing: { price: 100 } });
      oja.clock.advance(7 * day);
      const [confirmed, disputed, ...swept] = await Promise.all([
        confirm(id),
        complain(id),
        completeDue(oja.deps, id),
        completeDue(oja.deps, id),
        completeDue(oja.deps, id),
      ]);
      const done = swept.filter(Boolean).length + (confirmed.status === 200 ? 1 : 0);
      expect(done).toBe(1);
      expect(disputed.status).toBe(409);
      expect(await statusOfPurchase(oja, id)).toBe('completed');
    }
    await expectCleanLedger(oja);
  });
});

describe('T6: a storm of transitions', () => {
  test('leaves every purchase with one outcome and the books clean', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const person = await addBuyer(oja, 1_000);
      const { id } = await buy(market, { buyer: person, listing: { price: 1_000 } });
      ids.push(id);
      Object.assign(buyers, { [id]: person });
    }
    const moves = [
      (id: string) => send(buyerOf(id), `/purchases/${id}/confirm`),
      (id: string) => send(buyerOf(id), `/purchases/${id}/dispute`, { reason: 'other', description: 'No.' }),
      (id: string) => send(buyerOf(id), `/purchases/${id}/dispute/withdraw`),
      (id: string) => resolve(id, 'favor_buyer'),
      (id: string) => resolve(id, 'favor_seller', admin2),
      (id: string) => resolve(id, 'partial_refund', admin, { refund_amount: 300 }),
      (id: string) => resolve(id, 'escalate', admin2),
      (id: string) => send(admin, `/admin/transactions/${id}/cancel`, { reason: 'Storm.' }),
    ];
    // The same storm every time, so that a failure can be seen again.
    let state = 41;
    const next = (below: number) => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
    };
    const answers: Sent[] = [];
    for (let wave = 0; wave < 20; wave += 1) {
      const shots = Array.from({ length: 16 }, () =>
        moves[next(moves.length)]?.(ids[next(ids.length)] ?? ''),
      );
      answers.push(...(await Promise.all(shots)).filter((answer): answer is Sent => answer !== undefined));
    }
    // Only the administrator who escalated is told that another must decide; nobody meets an error.
    const odd = answers.filter(
      ({ status, body }) => ![200, 409].includes(status) && body.code !== 'another_admin_needed',
    );
    expect(odd).toEqual([]);
    const settlements = await Promise.all(ids.map((id) => statusOfPurchase(oja, id)));
    expect(settlements.filter((status) => status === 'pending')).toEqual([]);
    await expectCleanLedger(oja);
    // Locks are taken in one order, so nobody ever waited in a circle.
    const { rows } = await onServer(oja.adminUrl, (client) =>
      client.query('select deadlocks from pg_stat_database where datname = current_database()'),
    );
    expect(Number(rows[0].deadlocks)).toBe(0);
  }, 120_000);

  const buyers: Record<string, Person> = {};
  const buyerOf = (id: string) => buyers[id] ?? buyer;
});

test('a purchase asks for no second connection while it holds one: a crowd would wait for each other', async () => {
  const { id: listingId } = await addPosted(oja, seller, { price: 1_000 });
  const { id: buyerId } = await addBuyer(oja, 1_000);
  const one = connect(oja.adminUrl, { maxConnections: 1, assumeAppRole: true });
  try {
    const settings = createSettingsReader({ db: one.db, now: oja.deps.now });
    const deps = { ...oja.deps, db: one.db, settings };
    await createPurchase(deps, { buyerId, listingId, expectedPrice: 1_000, idempotencyKey: 'alone' });
  } finally {
    await one.close();
  }
  expect(await statusOf(oja, listingId)).toBe('sold');
});

describe('somebody holds a row for too long', () => {
  /** As a person at a console would, until the work is done. */
  async function holding(statement: string, work: () => Promise<void>): Promise<void> {
    await onServer(oja.adminUrl, async (client) => {
      await client.query('begin');
      await client.query(statement);
      await work().finally(() => client.query('rollback'));
    });
  }

  test('T18: a wallet that is locked gives a clean 503 with Retry-After, and works again at once', async () => {
    const person = await addBuyer(oja, 1_000);
    const listing = await offer(market, { price: 100 });
    const wallet = `select from ledger_balances b join ledger_accounts a on a.id = b.account_id
      where a.kind = 'wallet' and a.owner_id = '${person.id}' for update of b`;
    await holding(wallet, async () => {
      const started = Date.now();
      const answer = await purchase(person, listing.id);
      expect([answer.status, answer.body.code, answer.retryAfter]).toEqual([503, 'service_unavailable', '2']);
      expect(Date.now() - started).toBeLessThan(6_000);
      expect(await statusOf(oja, listing.id)).toBe('posted');
      // Whoever stands behind that person in the line for another account is served all the same.
      const wanted = await offer(market, { price: 100 });
      const stuck = purchase(person, wanted.id);
      const next = await purchase(buyer, wanted.id);
      expect([next.status, [409, 503].includes((await stuck).status)]).toEqual([200, true]);
    });
    expect((await purchase(person, listing.id)).status).toBe(200);
    await expectCleanLedger(oja);
  }, 30_000);

  test('T14: when every connection waits, people get 503 within seconds, the process stays up and recovers', async () => {
    const listing = await offer(market, { price: 100 });
    await fundWallet(oja, buyer.id, 100_000);
    await holding(`select from listings where id = '${listing.id}' for update`, async () => {
      const started = Date.now();
      const flood = Promise.all(Array.from({ length: 100 }, () => purchase(buyer, listing.id)));
      const health = await fetch(`${url}/healthz`);
      expect(health.status).toBe(200);
      const answers = await flood;
      expect(new Set(answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
        new Set(['503 2']),
      );
      expect(Date.now() - started).toBeLessThan(10_000);
    });
    expect((await purchase(buyer, listing.id)).status).toBe(200);
    await expectCleanLedger(oja);
  }, 60_000);
});
