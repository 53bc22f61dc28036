import { findRunningPostgres } from '../src/db/embedded/find-running.ts';
import { onServer } from './database-server.ts';

/*
 * node server/test/age-destinations.ts <data folder> <e-mail>: as if every destination of the user had been linked a
 * day ago, so that browser journeys withdraw without waiting.
 */
const [dataDir = '', email = ''] = process.argv.slice(2);
const found = await findRunningPostgres(dataDir);
if (found === undefined) throw new Error(`no database server runs on ${dataDir}`);
await onServer(found.ownerUrl, async (client) => {
  for (const table of ['bank_accounts', 'payment_cards']) {
    await client.query(
      `update ${table} set usable_from = usable_from - interval '25 hours'
        where user_id = (select id from users where email = $1)`,
      [email],
    );
  }
});
