import {
  type AdminDashboard,
  type PendingActionKind,
  pendingActionKinds,
} from '@oja/contract/admin-dashboard';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';

/** Counting stops here. */
const countedAtMost = 1_000;

/** The pending rows of each kind. Each is read from a partial index of the pending rows. */
const waiting = (now: Date): Record<PendingActionKind, RawBuilder<unknown>> => ({
  disputes: sql`select from purchases where dispute_status in ('open', 'escalated')`,
  listings: sql`select from listings where status = 'pending'`,
  reports: sql`select from reports where status = 'pending' and hidden_at is null`,
  withdrawals: sql`select from withdrawals where attention is not null`,
  tickets: sql`select from tickets where status <> 'resolved' and due_sort <= ${now}`,
  applications: sql`select from seller_applications where status = 'pending'`,
  bank_accounts: sql`select from bank_accounts where status = 'in_review'`,
  invariants: sql`select from (select clean from ledger_audits order by finished_at desc limit 1) last where not clean`,
});

export async function readPendingActions(tx: Tx, now: Date): Promise<AdminDashboard['pendingActions']> {
  const places = waiting(now);
  const actions: AdminDashboard['pendingActions'] = [];
  for (const kind of pendingActionKinds) {
    const { rows } = await sql<{ found: number }>`
      select count(*) as found from (${places[kind]} limit ${sql.lit(countedAtMost)}) found`.execute(tx);
    actions.push({ kind, count: rows[0]?.found ?? 0 });
  }
  return actions;
}
