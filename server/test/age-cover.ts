import { findRunningPostgres } from '../src/db/embedded/find-running.ts';
import { onServer } from './database-server.ts';

/*
 * node server/test/age-cover.ts <data folder> <purchase>: as if cover had begun half a day earlier and the buyer had just
 * been asked the question of the first day. Browser journeys do not wait for the job that asks every minute.
 */
const [dataDir = '', purchaseId = ''] = process.argv.slice(2);
const found = await findRunningPostgres(dataDir);
if (found === undefined) throw new Error(`no database server runs on ${dataDir}`);

await onServer(found.ownerUrl, async (client) => {
  await client.query('begin');
  const { rowCount } = await client.query(
    `update covers set began_at = began_at - interval '12 hours', ends_at = ends_at - interval '12 hours'
      where purchase_id = $1`,
    [purchaseId],
  );
  if (rowCount === 0) throw new Error(`${purchaseId} has no cover`);
  await client.query(
    'insert into check_ins (purchase_id, day, asked_at) values ($1, 1, now()) on conflict do nothing',
    [purchaseId],
  );
  await client.query('commit');
});
