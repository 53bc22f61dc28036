import { findRunningPostgres } from '../src/db/embedded/find-running.ts';
import { onServer } from './database-server.ts';

/*
 * node server/test/age-handover.ts <data folder> <purchase> <hours>: as if the purchase had been made and its steps had been
 * done so many hours earlier. Browser journeys pass a platform's wait that way, on the server's own clock.
 */
const [dataDir = '', purchaseId = '', hours = ''] = process.argv.slice(2);
const found = await findRunningPostgres(dataDir);
if (found === undefined) throw new Error(`no database server runs on ${dataDir}`);

const columns = {
  purchases: ['created_at', 'dispute_start', 'dispute_end', 'auto_complete_at'],
  handovers: ['due_at', 'inspection_from', 'next_check_at'],
  handover_steps: ['done_at', 'contested_at', 'announced_at', 'reminded_at'],
};
await onServer(found.ownerUrl, async (client) => {
  await client.query('begin');
  for (const [table, names] of Object.entries(columns)) {
    const earlier = names.map((name) => `${name} = ${name} - make_interval(hours => $2)`).join(', ');
    const key = table === 'purchases' ? 'id' : 'purchase_id';
    const { rowCount } = await client.query(`update ${table} set ${earlier} where ${key} = $1`, [
      purchaseId,
      Number(hours),
    ]);
    if (rowCount === 0) throw new Error(`${purchaseId} has no row in ${table}`);
  }
  await client.query('commit');
});
