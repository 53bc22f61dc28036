import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';

/** Creates an empty wallet for a new user, so that transfers only lock accounts and never create them. */
export async function openWallet(tx: Tx, userId: string): Promise<void> {
  await sql`select ledger_open_wallet(${userId}::uuid)`.execute(tx);
}
