import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';

/**
 * Overwrites where the money of an erased person went. Of one who is barred from selling, the recipient stays: a new
 * account that is paid to the same bank account is barred by it.
 */
export async function eraseDestinationsOf(tx: Tx, userId: string): Promise<void> {
  await sql`
    update withdrawals w set mobile_target = null, destination = 'Deleted', note = null,
           recipient_code = case when u.selling_stop = 'barred' then w.recipient_code end
      from users u where u.id = w.user_id and w.user_id = ${userId}`.execute(tx);
}
