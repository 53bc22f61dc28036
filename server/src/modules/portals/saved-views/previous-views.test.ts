import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { onServer } from '../../../../test/database-server.ts';
import { startOja } from '../../../../test/oja.ts';
import { migrate } from '../../../db/migrate.ts';
import { listSavedViews } from './index.ts';

/** The last migration with views of the work queue alone. */
const previousVersion = '0119_case_desk.sql';
const userId = randomUUID();
const oja = await startOja({ fillEmptyDatabase: fillPreviousVersion });

async function fillPreviousVersion(ownerUrl: string): Promise<void> {
  await migrate({ ownerUrl, through: previousVersion });
  await onServer(ownerUrl, async (client) => {
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
  });
}

test('views of the work queue are still there', async () => {
  const views = await listSavedViews(oja.deps.db, { userId, page: 'work' });
  expect(views).toMatchObject([{ name: 'Late tickets', filter: { kind: 'ticket', overdue: 'true' } }]);
  expect(await listSavedViews(oja.deps.db, { userId, page: 'tickets' })).toEqual([]);
});
