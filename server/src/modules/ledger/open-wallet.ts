import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';

/** Gives a new person an empty wallet, so that later transfers only ever lock accounts and never make them. */
export async function openWallet(tx: Tx, userId: string): Promise<void> {
  await sql`select ledger_open_wallet(${userId}::uuid)`.execute(tx);
}
