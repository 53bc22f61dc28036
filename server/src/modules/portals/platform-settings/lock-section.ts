import type { SettingsSection } from '@oja/contract/settings';
import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';

/** Saves and proposals of one section exclude each other. A section that was never saved has no row to lock. */
export async function lockSection(tx: Tx, section: SettingsSection): Promise<void> {
  const key = `settings ${section}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}
