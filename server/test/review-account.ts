import { findRunningPostgres } from '../src/db/embedded/find-running.ts';
import { onServer } from './database-server.ts';

/*
 * node server/test/review-account.ts <data folder> <e-mail> <holder>: as if the bank had named this holder of the linked
 * accounts of the user, whom staff must compare with the person. The holders of the simulator match everybody.
 */
const [dataDir = '', email = '', holder = ''] = process.argv.slice(2);
const found = await findRunningPostgres(dataDir);
if (found === undefined) throw new Error(`no database server runs on ${dataDir}`);
await onServer(found.ownerUrl, (client) =>
  client.query(
    `update bank_accounts set status = 'in_review', account_name = $2, review_since = now()
      where user_id = (select id from users where email = $1)`,
    [email, holder],
  ),
);
