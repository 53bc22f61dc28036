import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { listSavedViews } from './index.ts';

/** The last migration with views of the work queue alone. */
const lastMigration = '0119_case_desk.sql';
const userId = randomUUID();
const oja = await startOja({ upgradeFrom: { lastMigration, fill: fillPreviousVersion } });

async function fillPreviousVersion(client: pg.Client): Promise<void> {
  await client.query(
    `insert into users (id, email, name, nickname, password_hash, role, referral_code, created_at)
     values ($1, 'abike@example.com', 'Abike', 'abike', '', 'admin', 'abike', now())`,
    [userId],
  );
  await client.query(
    `insert into work_views (id, user_id, name, filter, created_at)
     values (gen_random_uuid(), $1, 'Late tickets', '{"kind": "ticket", "overdue": "true"}', now())`,
    [userId],
  );
}

test('views of the work queue are still there', async () => {
  const views = await listSavedViews(oja.deps.db, { userId, page: 'work' });
  expect(views).toMatchObject([{ name: 'Late tickets', filter: { kind: 'ticket', overdue: 'true' } }]);
  expect(await listSavedViews(oja.deps.db, { userId, page: 'tickets' })).toEqual([]);
});
