import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { paidToSameAccount } from './shared-accounts.queries.ts';

/**
 * Refuses a seller whose selling staff paused, whose recalls paused or barred it, and one who was paid to a bank account
 * after a barred one had been paid to it. A listing that is submitted while a pause begins is off the market all the same: a trigger keeps
 * `seller_active` equal to the row of the seller.
 */
export async function requireMaySell(tx: Tx, sellerId: string): Promise<void> {
  const { rows } = await sql<{
    sellingStop: 'paused' | 'barred' | null;
    sellingStopUntil: Date | null;
    sharesAccount: boolean;
    sellingPaused: boolean;
    pausedUntil: Date | null;
  }>`
    select selling_stop as "sellingStop", selling_stop_until as "sellingStopUntil", selling_paused as "sellingPaused",
           (select ends_at from sanctions s where s.user_id = u.id and s.kind = 'selling_paused' and s.ended_at is null)
             as "pausedUntil", exists (
             select from (${paidToSameAccount(sellerId)}) other
               join users barred on barred.id = other.user_id and barred.selling_stop = 'barred'
              where other.paid_at < other.own_paid_at) as "sharesAccount"
      from users u where id = ${sellerId}`.execute(tx);
  const [seller] = rows;
  if (seller?.sellingPaused) throw pausedByStaff(seller.pausedUntil);
  if (seller === undefined || (seller.sellingStop === null && !seller.sharesAccount)) return;
  if (seller.sellingStop === 'paused' && seller.sellingStopUntil !== null) {
    const message = `Accounts that you sold went back to you, so you can sell again from ${whenSentence(seller.sellingStopUntil)}.`;
    throw new Refusal('selling_stopped', { message });
  }
  throw new Refusal('selling_stopped');
}

function pausedByStaff(until: Date | null): Refusal {
  const end = until ? ` until ${whenSentence(until)}` : '';
  const message = `Our team paused selling for your account${end}. Settings, Account standing, says why.`;
  return new Refusal('selling_stopped', { message });
}
