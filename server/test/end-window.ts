import { findRunningPostgres } from '../src/db/embedded/find-running.ts';
import { onServer } from './database-server.ts';

/*
 * node server/test/end-window.ts <data folder> <purchase> <seconds>: as if the purchase had been made a window ago, less
 * these seconds. Browser journeys watch the end of a window that way, on the server's own clock and by its own worker.
 */
const [dataDir = '', purchaseId = '', seconds = ''] = process.argv.slice(2);
const found = await findRunningPostgres(dataDir);
if (found === undefined) throw new Error(`no database server runs on ${dataDir}`);
await onServer(found.ownerUrl, async (client) => {
  await client.query('begin');
  const { rows } = await client.query(
    `update purchases p set dispute_start = p.dispute_start - ahead.by, dispute_end = p.dispute_end - ahead.by,
            auto_complete_at = p.auto_complete_at - ahead.by
       from (select id, dispute_end - now() - make_interval(secs => $2) as by from purchases) ahead
      where ahead.id = p.id and p.id = $1 and p.status = 'pending' returning p.auto_complete_at as due_at`,
    [purchaseId, Number(seconds)],
  );
  if (rows.length !== 1) throw new Error(`${purchaseId} is no pending purchase`);
  await client.query(
    'select graphile_worker.reschedule_jobs(array[id], run_at => $2) from graphile_worker.jobs where key = $1',
    [`autocomplete:${purchaseId}`, rows[0].due_at],
  );
  await client.query('commit');
});
