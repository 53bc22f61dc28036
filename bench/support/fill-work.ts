import type pg from 'pg';

/** Open items that staff work through, a quarter of each kind; one in a hundred is overdue. */
export async function addWork(client: pg.Client, count: number): Promise<void> {
  const each = Math.ceil(count / 4);
  await client.query(
    `insert into users (id, email, name, nickname, password_hash, role, referral_code, created_at)
     select gen_random_uuid(), 'worked' || n || '@example.com', 'Worked ' || n, 'worked', '', 'user', 'WORKED-' || n, now()
       from generate_series(1, $1::int) n`,
    [each],
  );
  // Every row would enqueue a hint to staff; the counts are written in bulk instead.
  for (const table of tables)
    await client.query(`alter table ${table} disable trigger work_begins_when_made`);
  for (const insert of Object.values(inserts)) await client.query(insert);
  for (const table of tables) await client.query(`alter table ${table} enable trigger work_begins_when_made`);
  await client.query(
    `insert into tallies (tally, day, amount)
     select 'work/' || kind, date 'epoch', $1 from unnest($2::text[]) kind
         on conflict (tally, day) do update set amount = tallies.amount + excluded.amount`,
    [each, Object.keys(inserts)],
  );
  await client.query('vacuum analyze');
}

const tables = ['tickets', 'reports', 'seller_applications', 'withdrawals'];

/** Times spread over the coming days, so that the kinds are mixed in the order of the list. */
const people = `
  select id, row_number() over () as n, now() - interval '1 hour' * (row_number() over () % 100) as at
    from users where email like 'worked%'`;

const inserts: Readonly<Record<string, string>> = {
  ticket: `
    insert into tickets (id, user_id, subject, category, priority, status, created_at, updated_at, asked_at, due_at)
    select gen_random_uuid(), id, 'Question ' || n, 'buying', 'medium', 'open', at, at, at, at + interval '99 hours'
      from (${people}) p`,
  report: `
    insert into reports (id, target_type, title, reporter, added_by, reason, description, snapshot, priority, reported_at)
    select gen_random_uuid(), 'user', 'Report ' || n, 'By phone', id, 'Spam', 'Posted ten times.', '{}', 'low',
           at + interval '27 hours'
      from (${people}) p`,
  application: `
    insert into seller_applications (id, user_id, status, first_name, last_name, created_at, changed_at, submitted_at)
    select gen_random_uuid(), id, 'pending', 'Ada', 'Obi ' || n, at, at, at + interval '51 hours' from (${people}) p`,
  withdrawal: `
    insert into withdrawals (id, user_id, method, amount_kobo, fee_kobo, net_kobo, status, destination, reference,
                             attention, created_at, destination_usable_from)
    select gen_random_uuid(), id, 'bank', 100000, 5000, 95000, 'sending', 'Bank ••••1234',
           'wd-' || replace(gen_random_uuid()::text, '-', ''), 'otp_needed', at + interval '95 hours', at
      from (${people}) p`,
};
