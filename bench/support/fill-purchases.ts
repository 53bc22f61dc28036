import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createSealer, type Sealer } from '../../server/src/crypto/sealing.ts';
import { newToken } from '../../server/src/crypto/tokens.ts';

/** Users, listings and purchases for the measures of buying, inserted faster than the use cases could. */

export interface Trader {
  id: string;
  token: string;
}

/** A key that the measured server also gets, so that it can open the values sealed here. */
export function makeKey(): { env: { APP_KEYS: string }; sealer: Sealer } {
  const key = randomBytes(32);
  return {
    env: { APP_KEYS: `bench:${key.toString('base64')}` },
    sealer: createSealer([{ id: 'bench', key }]),
  };
}

/** Users with an open session and a full wallet. */
export async function addTraders(client: pg.Client, count: number): Promise<Trader[]> {
  const people = Array.from({ length: count }, () => ({
    id: randomUUID(),
    session: randomUUID(),
    ...newToken(),
  }));
  const ids = people.map((person) => person.id);
  await client.query(
    `insert into users (id, email, name, nickname, password_hash, role, referral_code, created_at)
     select id, 'trader-' || id || '@example.com', 'Trader', 'trader', '', 'seller', 'BENCH-' || id, now()
       from unnest($1::uuid[]) id`,
    [ids],
  );
  await client.query(
    `insert into sessions (id, user_id, token_hash, scope, remembered, device, address, created_at, last_seen_at, expires_at)
     select s.id, s.user_id, s.hash, 'user', true, 'Bench', '127.0.0.1', now(), now(), now() + interval '1 day'
       from unnest($1::uuid[], $2::uuid[], $3::bytea[]) s (id, user_id, hash)`,
    [people.map((person) => person.session), ids, people.map((person) => person.hash)],
  );
  await client.query('select ledger_open_wallet(id) from unnest($1::uuid[]) id order by id', [ids]);
  await client.query(
    `select ledger_post('bench:' || id, 'bench', null, '', now(), array['bank', 'wallet'], array[null, id]::uuid[],
       array[-100000000000, 100000000000]) from unnest($1::uuid[]) id order by id`,
    [ids],
  );
  return people.map(({ id, token }) => ({ id, token }));
}

/** Posted listings, distributed over the sellers in turn. Returns their ids in the same order. */
export async function addListings(
  client: pg.Client,
  sealer: Sealer,
  sellers: readonly Trader[],
  count: number,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await client.query(
    `insert into listings (id, seller_id, platform, handle, handle_key, url, description, search_text, price_kobo, status,
                           created_at, submitted_at, posted_at, updated_at)
     select l.id, l.seller, 'instagram', '@' || l.id, l.id::text, 'https://instagram.com/x', 'An account to measure with.',
            ' an account', 1000000, 'posted', now(), now(), now(), now()
       from unnest($1::uuid[], $2::uuid[]) l (id, seller)`,
    [ids, ids.map((_, n) => sellers[n % sellers.length]?.id)],
  );
  const sealed = ids.map((id) =>
    sealer.seal(JSON.stringify({ username: 'name', password: 'word' }), `listing:${id}:credentials`),
  );
  await client.query(
    `insert into listing_credentials (listing_id, credentials, changed_at)
     select id, sealed, now() from unnest($1::uuid[], $2::bytea[]) c (id, sealed)`,
    [ids, sealed],
  );
  return ids;
}

/** Small, because every purchase of a transaction leaves a dead version of the row with the figures of the buyer. */
const purchasesAtOnce = 500;

/** Two buyers of one seller: one with few purchases, and one with many. */
export async function addTwoBuyers(
  client: pg.Client,
  sealer: Sealer,
  { few, many }: { few: number; many: number },
): Promise<{ light: Trader; heavy: Trader }> {
  const [light, heavy, seller] = await addTraders(client, 3);
  if (light === undefined || heavy === undefined || seller === undefined) throw new Error('There are three.');
  await addPurchases(client, sealer, { buyer: light, seller }, few);
  for (let added = 0; added < many; added += purchasesAtOnce) {
    const count = Math.min(purchasesAtOnce, many - added);
    await addPurchases(client, sealer, { buyer: heavy, seller }, count);
  }
  // Folds the tallies, as the worker does every minute.
  await client.query('select tally_fold(2147483647)');
  return { light, heavy };
}

/**
 * Purchases of one buyer over the last year; nine in ten are completed. They are only read, so they have no ledger
 * entries.
 */
async function addPurchases(
  client: pg.Client,
  sealer: Sealer,
  people: { buyer: Trader; seller: Trader },
  count: number,
): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await client.query(
    `insert into purchases (id, buyer_id, seller_id, status, platform, handle, price_kobo, fee_bps, dispute_days, escrow_days,
                            created_at, dispute_start, dispute_end, auto_complete_at, served_at)
     select p.id, $2, $3, 'pending', 'instagram', '@account' || p.n, 1000000 + p.n, 1000, 7, 7,
            at.t, at.t, at.t + interval '7 days', at.t + interval '7 days', at.t
       from unnest($1::uuid[]) with ordinality p (id, n),
            lateral (select now() - interval '365 days' * (p.n::float / $4::int) as t) at`,
    [ids, people.buyer.id, people.seller.id, count],
  );
  await client.query(
    `update purchases set status = 'completed', fee_kobo = price_kobo / 10, payout_kobo = price_kobo - price_kobo / 10,
            settled_at = auto_complete_at, settled_by = 'clock', stage = 'settled'
      where id = any ($1) and number % 10 <> 0`,
    [ids],
  );
  await client.query(
    `insert into purchased_accounts (purchase_id, description) select id, 'An account to measure with.' from unnest($1::uuid[]) id`,
    [ids],
  );
  const sealed = ids.map((id) =>
    sealer.seal(JSON.stringify({ username: 'name', password: 'word' }), `purchase:${id}:credentials`),
  );
  await client.query(
    `insert into purchase_credentials (purchase_id, credentials)
     select id, sealed from unnest($1::uuid[], $2::bytea[]) c (id, sealed)`,
    [ids, sealed],
  );
}
