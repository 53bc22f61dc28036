import { randomUUID } from 'node:crypto';
import { findRunningPostgres } from '../src/db/embedded/find-running.ts';
import { onServer } from './database-server.ts';

/*
 * node server/test/ask-back.ts <data folder> <e-mail>: as if a bank had asked for the last payment of the user back after
 * its money was spent, so that nothing of it could be held.
 */
const [dataDir = '', email = ''] = process.argv.slice(2);
const found = await findRunningPostgres(dataDir);
if (found === undefined) throw new Error(`no database server runs on ${dataDir}`);
await onServer(found.ownerUrl, (client) =>
  client.query(
    `with asked as (
       insert into chargebacks (id, gateway_id, payment_id, user_id, amount_kobo, held_kobo, status, opened_at, due_at)
       select $2::uuid, $2, p.id, u.id, p.amount_kobo, 0, 'open', now(), now() + interval '16 hours'
         from payments p join users u on u.id = p.user_id
        where u.email = $1 and p.status = 'paid' order by p.created_at desc limit 1
       returning id, user_id)
     insert into payout_holds (subject_id, user_id, reason, placed_at) select id, user_id, 'chargeback', now() from asked`,
    [email, randomUUID()],
  ),
);
