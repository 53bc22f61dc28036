import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { newToken } from '../../server/src/crypto/tokens.ts';

/** An administrator with an open session, who has done what production asks of staff. Answers with the token. */
export async function addAdmin(client: pg.Client): Promise<string> {
  const [id, session] = [randomUUID(), randomUUID()];
  const { token, hash } = newToken();
  await client.query(
    `insert into users (id, email, name, nickname, password_hash, role, referral_code, created_at, two_factor_enabled_at)
     values ($1, 'admin-' || $2 || '@example.com', 'Bench Admin', 'admin', '', 'admin', 'BENCH-' || $2, now(), now())`,
    [id, id],
  );
  await client.query(
    `insert into sessions (id, user_id, token_hash, scope, remembered, device, address, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, 'admin', true, 'Bench', '127.0.0.1', now(), now(), now() + interval '1 day')`,
    [session, id, hash],
  );
  return token;
}

/** People over the last year, one in ten a seller and one in a hundred suspended, and as many settled purchases. */
export async function addPeopleAndDeals(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into users (id, email, name, nickname, password_hash, role, status, referral_code, created_at)
     select gen_random_uuid(), 'person' || n || '@example.com', 'Person ' || n, 'person', '',
            case when n % 10 = 0 then 'seller' else 'user' end, case when n % 100 = 0 then 'banned' else 'active' end,
            'FILL-' || n, now() - interval '365 days' * (n::float / $1::int)
       from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `with traders as (select array_agg(id) as ids from (select id from users where email like 'person%' limit 1000) p)
     insert into purchases (id, buyer_id, seller_id, status, platform, handle, price_kobo, fee_bps, dispute_days, escrow_days,
                            created_at, dispute_start, dispute_end, auto_complete_at, search_text)
     select gen_random_uuid(), ids[1 + n % 500], ids[501 + n % 500], 'pending', 'instagram', '@account' || n, 1000000 + n,
            1000, 7, 7, at.t, at.t, at.t + interval '7 days', at.t + interval '7 days', '@account' || n
       from traders, generate_series(1, $1::int) n,
            lateral (select now() - interval '365 days' * (n::float / $1::int) as t) at`,
    [count],
  );
  await client.query(
    `update purchases set status = 'completed', fee_kobo = price_kobo / 10, payout_kobo = price_kobo - price_kobo / 10,
            settled_at = auto_complete_at, settled_by = 'clock' where status = 'pending' and number % 1000 <> 0`,
  );
  // What the worker does every minute.
  await client.query('select tally_fold(2147483647)');
  await client.query('vacuum analyze');
}
