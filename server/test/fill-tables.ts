import pg from 'pg';

/** Fills tables far enough that PostgreSQL prefers the right index. */
export async function fillTables(ownerUrl: string, viewerId: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const rows = 5_000;
  await client.query(`
    insert into users (id, email, name, nickname, password_hash, role, referral_code, created_at)
    select gen_random_uuid(), 'filled' || n || '@example.com', 'Filled ' || n, 'filled', '', 'user', 'FILL-' || n, now()
      from generate_series(1, ${rows}) n`);
  // Addresses are indexed in lower case only: a look-up of each row by its address would read all users.
  await client.query(`
    create temporary table filled as
    select id, substring(email from '[0-9]+')::int as number from users where email like 'filled%'`);
  await client.query('create unique index on filled (number)');
  await client.query('analyze filled');
  await client.query(`
    insert into listings (id, seller_id, platform, handle, handle_key, url, description, search_text, price_kobo, status,
                          created_at, submitted_at, posted_at, updated_at)
    select gen_random_uuid(), (select id from filled where number = 1 + n % 50), 'instagram',
           '@filled' || n, 'filled' || n, 'https://instagram.com/x', 'Filled.', ' filled' || n, 100, 'posted',
           now() - n * interval '1 minute', now(), now() - n * interval '1 minute', now()
      from generate_series(1, ${rows}) n`);
  await client.query(`
    insert into saved_searches (id, user_id, name, filter, filter_key, alert, created_at)
    select gen_random_uuid(), (select id from filled where number = 1 + n % 500),
           'Filled ' || n, '{"verified": "1"}', 'filled' || n, case n % 3 when 0 then 'off' when 1 then 'daily' else 'at_once' end, now()
      from generate_series(1, ${rows}) n`);
  await client.query(`
    insert into purchases (id, buyer_id, seller_id, status, platform, handle, price_kobo, fee_bps,
                           dispute_days, escrow_days, created_at, dispute_start, dispute_end, auto_complete_at)
    select gen_random_uuid(), b.id, s.id, 'pending', 'instagram', '@filled' || n, 100, 1000, 7, 7, at.t, at.t,
           at.t + interval '7 days', at.t + interval '7 days'
      from generate_series(1, ${rows}) n
      join filled b on b.number = 1 + n % 50
      join filled s on s.number = 51 + n % 50,
           lateral (select now() - n * interval '1 minute' as t) at`);
  await client.query(
    `update purchases set status = 'disputed', dispute_status = 'open' where number % 3 = 0`,
  );
  // Sums of some years, as the tallies hold them.
  await client.query(`
    insert into tallies (tally, day, amount)
    select tally, date '2026-11-15' - n, 1
      from unnest(array['users/user/active', 'fees_kobo', 'deals', 'volume_kobo', 'ended/completed', 'ended_volume_kobo',
                        'ended_fees_kobo']) tally, generate_series(1, 2000) n
    on conflict do nothing`);
  await client.query('select tally_fold(2147483647)');
  await client.query(`
    insert into tickets (id, user_id, subject, category, priority, status, created_at, updated_at)
    select gen_random_uuid(), (select id from filled where number = 1 + n % 50),
           'Filled ' || n, 'other', 'low', 'open', now(), now()
      from generate_series(1, ${rows}) n`);
  await client.query(
    `insert into reports (id, target_type, title, added_by, reporter, reason, description, snapshot, priority, reported_at)
     select gen_random_uuid(), 'listing', 'Filled ' || n, $1, 'Somebody', 'Spam', 'Filled.', '{}', 'low', now()
       from generate_series(1, ${rows}) n`,
    [viewerId],
  );
  await client.query(
    `insert into payments (id, user_id, reference, amount_kobo, created_at)
     select gen_random_uuid(), $1, 'fund-' || gen_random_uuid(), 100, now() from generate_series(1, ${rows}) n`,
    [viewerId],
  );
  await client.query(
    `insert into withdrawals (id, user_id, method, amount_kobo, fee_kobo, net_kobo, status, destination, reference,
                              destination_usable_from, recipient_code, created_at, sent_at, settled_at)
     select gen_random_uuid(), $1, 'bank', 200, 100, 100, case when paid_at is null then 'requested' else 'paid' end,
            'GTBank', 'wd_' || md5(n::text), now(), 'RCP_' || n, now(), paid_at, paid_at
       from generate_series(1, ${rows}) n, lateral (select case n % 2 when 0 then now() end as paid_at) at`,
    [viewerId],
  );
  await client.query(`
    insert into sign_in_failures (email, door, counter, source, failures, last_failed_at, last_address)
    select 'filled' || n || '@example.com', 'user', 'network', '203.0.113.' || n % 250, 1 + n % 4, now() - n * interval '1 minute', '203.0.113.' || n % 250
      from generate_series(1, ${rows}) n`);
  await client.query(`
    insert into purchase_reveals (purchase_id, what, happened_at, address)
    select id, (array['served', 'shown', 'copied_username', 'copied_password'])[1 + number % 4], now(), '203.0.113.7'
      from purchases`);
  await client.query(`
    insert into webhook_deliveries (id, event, payload, status, created_at)
    select gen_random_uuid(), 'user.registered', jsonb_build_object('n', n), 'delivered', now() - n * interval '1 second'
      from generate_series(1, ${rows}) n`);
  await client.query(`
    insert into seller_applications (id, user_id, status, first_name, last_name, email, experience, created_at,
                                     changed_at, submitted_at)
    select gen_random_uuid(), id, 'pending', name, 'Filled', email, 'beginner', now(), now(),
           now() - number * interval '1 minute'
      from users where email like 'filled%'`);
  // With the visibility map, without which there are no index-only scans.
  await client.query('vacuum analyze');
  await client.end();
}
