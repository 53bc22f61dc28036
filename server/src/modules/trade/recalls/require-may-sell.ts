import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';

/** Refuses a seller whose recalls paused or barred selling, and one who is paid to the bank account of a barred one. */
export async function requireMaySell(tx: Tx, sellerId: string): Promise<void> {
  const { rows } = await sql<{
    sellingStop: 'paused' | 'barred' | null;
    sellingStopUntil: Date | null;
    sharesAccount: boolean;
  }>`
    select selling_stop as "sellingStop", selling_stop_until as "sellingStopUntil", exists (
             select from bank_accounts own join bank_accounts other using (fingerprint)
               join users barred on barred.id = other.user_id and barred.selling_stop = 'barred'
              where own.user_id = u.id) as "sharesAccount"
      from users u where id = ${sellerId}`.execute(tx);
  const [seller] = rows;
  if (seller === undefined || (seller.sellingStop === null && !seller.sharesAccount)) return;
  if (seller.sellingStop === 'paused' && seller.sellingStopUntil !== null) {
    const message = `Accounts that you sold went back to you, so you can sell again from ${whenSentence(seller.sellingStopUntil)}.`;
    throw new Refusal('selling_stopped', { message });
  }
  throw new Refusal('selling_stopped');
}
