import pg from 'pg';
import { expect, test } from 'vitest';
import { startOja } from '../../test/oja.ts';

/** The last migration of the version before: copied search texts, and a job that refreshed them. */
const lastMigration = '0079_queue_by_add_jobs.sql';

const oja = await startOja({ upgradeFrom: { lastMigration, fill: fillPreviousVersion } });

async function fillPreviousVersion(client: pg.Client): Promise<void> {
  const addUser = (name: string) =>
    client.query(
      `insert into users (id, email, name, nickname, password_hash, role, referral_code, created_at)
       values (gen_random_uuid(), $1 || '@example.com', $1, $1, '', 'seller', $1, now())`,
      [name],
    );
  await addUser('Abike');
  await addUser('Seun');
  await client.query(`
    insert into purchases (id, buyer_id, seller_id, status, platform, handle, price_kobo, fee_bps, dispute_days, escrow_days,
                           created_at, dispute_start, dispute_end, auto_complete_at, search_text)
    select gen_random_uuid(), b.id, s.id, 'pending', 'instagram', '@oldgoods', 100000, 1000, 7, 7, now(), now(),
           now() + interval '7 days', now() + interval '7 days', purchase_search_text('@oldgoods', b.id, s.id)
      from users b, users s where b.name = 'Abike' and s.name = 'Seun'`);
  await client.query(`
    insert into tickets (id, user_id, subject, category, priority, status, created_at, updated_at, search_text)
    select gen_random_uuid(), id, 'Old question', 'other', 'low', 'open', now(), now(),
           ticket_search_text('Old question', id) from users where name = 'Abike'`);
  // The trigger of that version queues the job.
  await client.query(`update users set name = 'Abike Ojo' where name = 'Abike'`);
}

test('a database of the version before is brought up to date and served', async () => {
  const admin = await oja.person({ role: 'admin' });
  for (const search of ['oldgoods', 'abike ojo', 'seun']) {
    const { status, body } = await oja.call('listStaffTransactions', {
      token: admin.token,
      query: { search },
    });
    expect([status, body.total]).toEqual([200, 1]);
  }
  const tickets = await oja.call('listDeskTickets', { token: admin.token, query: { search: 'abike ojo' } });
  expect(tickets.body.data.map(({ subject }) => subject)).toEqual(['Old question']);
});

test('jobs that the new version does not know are gone', async () => {
  const client = new pg.Client({ connectionString: oja.ownerUrl });
  await client.connect();
  const { rows } = await client.query(
    `select task_identifier from graphile_worker.jobs where task_identifier = 'restate_search_text'`,
  );
  await client.end();
  expect(rows).toEqual([]);
});
