import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { newToken } from '../../server/src/crypto/tokens.ts';

/** An administrator with an open session who meets the requirements of production. Returns the token. */
export async function addAdmin(client: pg.Client): Promise<string> {
  const id = randomUUID();
  await client.query(
    `insert into users (id, email, name, nickname, password_hash, role, referral_code, created_at, two_factor_enabled_at)
     values ($1, 'admin-' || $2 || '@example.com', 'Bench Admin', 'admin', '', 'admin', 'BENCH-' || $2, now(), now())`,
    [id, id],
  );
  return openSession(client, { userId: id, scope: 'admin' });
}

/** Inserts a session and returns its token. */
export async function openSession(
  client: pg.Client,
  { userId, scope }: { userId: string; scope: 'user' | 'admin' },
): Promise<string> {
  const { token, hash } = newToken();
  await client.query(
    `insert into sessions (id, user_id, token_hash, scope, remembered, device, address, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, true, 'Bench', '127.0.0.1', now(), now(), now() + interval '1 day')`,
    [randomUUID(), userId, hash, scope],
  );
  return token;
}

/**
 * Users over the last year, one in ten a seller and one in a hundred suspended, and as many purchases, nearly all
 * settled.
 */
export async function addPeopleAndDeals(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into users (id, email, name, nickname, password_hash, role, status, referral_code, created_at)
     select gen_random_uuid(), 'person' || n || '@example.com', 'Person ' || n, 'person', '',
            case when n % 10 = 0 then 'seller' else 'user' end, case when n % 100 = 0 then 'banned' else 'active' end,
            'PERSON-' || n, now() - interval '365 days' * (n::float / $1::int)
       from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query('begin');
  // They are inserted as settled, and the users' figures are written in bulk instead of row by row.
  for (const trigger of ['guarded', 'counted_when_made']) {
    await client.query(`alter table purchases disable trigger ${trigger}`);
  }
  await addDeals(client, count);
  for (const trigger of ['guarded', 'counted_when_made']) {
    await client.query(`alter table purchases enable trigger ${trigger}`);
  }
  await client.query('commit');
  // Folds the tallies, as the worker does every minute.
  await client.query('select tally_fold(2147483647)');
  await client.query('vacuum analyze');
}

/** An application for every seller above. */
export async function addApplications(client: pg.Client): Promise<void> {
  await client.query(
    `insert into seller_applications (id, user_id, status, first_name, last_name, email, experience, created_at, changed_at,
                                      submitted_at)
     select gen_random_uuid(), id, 'pending', 'Person', number, email, 'beginner', created_at, created_at, created_at
       from users where email like 'person%' and role = 'seller'`,
  );
  await client.query('select tally_fold(2147483647)');
  await client.query('vacuum analyze seller_applications');
}

async function addDeals(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `with traders as (select array_agg(id) as ids
                        from (select id from users where email like 'person%' limit 1000) p)
     insert into purchases (id, buyer_id, seller_id, status, platform, handle, price_kobo, fee_bps, dispute_days, escrow_days,
                            created_at, dispute_start, dispute_end, auto_complete_at, fee_kobo, payout_kobo,
                            settled_at, settled_by, stage)
     select gen_random_uuid(), ids[buyer], ids[seller],
            case when is_open then 'pending' else 'completed' end, 'instagram', '@account' || n, price, 1000, 7, 7,
            t, t, t + interval '7 days', t + interval '7 days',
            case when not is_open then price / 10 end, case when not is_open then price - price / 10 end,
            case when not is_open then t + interval '7 days' end, case when not is_open then 'clock' end,
            case when is_open then 'inspecting' else 'settled' end
       from traders, generate_series(1, $1::int) n,
            lateral (select 1 + n % (cardinality(ids) / 2) as buyer,
                            1 + cardinality(ids) / 2 + n % (cardinality(ids) / 2) as seller) people,
            lateral (select now() - interval '365 days' * (n::float / $1::int) as t, n % 1000 = 0 as is_open,
                            1000000 + n as price) deal`,
    [count],
  );
  const made = `purchases where handle like '@account%'`;
  await client.query(
    `insert into sale_figures (seller_id, completed, refunded, cancelled, earned_kobo)
     select seller_id, count(*) filter (where status = 'completed'), 0, 0, coalesce(sum(payout_kobo), 0) from ${made} group by 1`,
  );
  await client.query(
    `insert into buyer_figures (buyer_id, pending, completed, spent_kobo)
     select buyer_id, count(*) filter (where status = 'pending'), count(*) filter (where status = 'completed'), sum(price_kobo)
       from ${made} group by 1`,
  );
  await client.query(
    `insert into tally_changes (tally, day, amount)
     select counted.tally, counted.day, sum(counted.amount)
       from (select * from ${made} and settled_at is not null) deal cross join lateral (values
         ('fees_kobo', lagos_day(deal.settled_at), deal.fee_kobo),
         ('ended/' || deal.status, lagos_day(deal.created_at), 1),
         ('ended_volume_kobo', lagos_day(deal.created_at), deal.price_kobo),
         ('ended_fees_kobo', lagos_day(deal.created_at), deal.fee_kobo)
       ) counted (tally, day, amount) group by 1, 2`,
  );
}
