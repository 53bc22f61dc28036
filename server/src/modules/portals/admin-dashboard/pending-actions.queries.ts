import {
  type AdminDashboard,
  type PendingActionKind,
  pendingActionKinds,
} from '@oja/contract/admin-dashboard';
import { type WorkKind, workKinds } from '@oja/contract/work-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';
import type { WorkViewer } from '../../platform/staff-work/index.ts';
import { countWork } from '../work-queue/index.ts';

/** Counting stops here. */
const countedAtMost = 1_000;

/** The kind of work that a figure counts: the rows of it that the viewer's own queue has. */
const workOf: Partial<Record<PendingActionKind, WorkKind>> = {
  disputes: 'dispute',
  appeals: 'appeal',
  claims: 'claim',
  approvals: 'approval',
  sanctions: 'sanction',
  listings: 'listing',
  reports: 'report',
  withdrawals: 'withdrawal',
  applications: 'application',
  bank_accounts: 'bank_account',
  parked_payments: 'parked_payment',
  chargebacks: 'chargeback',
};

interface Asked {
  viewer: WorkViewer;
  now: Date;
}

/** The rows of the other figures. Each is read from a partial index. */
const rowsOf = (input: Asked): Record<'tickets' | 'invariants', RawBuilder<unknown>> => ({
  tickets: sql`select from tickets
    where status <> 'resolved' and due_sort <= ${input.now} and user_id <> ${input.viewer.id}`,
  invariants: sql`select from (select clean from ledger_audits order by finished_at desc limit 1) last where not clean`,
});

export async function readPendingActions(
  tx: Tx,
  { viewer, now }: Asked,
): Promise<AdminDashboard['pendingActions']> {
  const { kinds: openWork } = await countWork(tx, { kinds: workKinds, viewer, now });
  const rows: Partial<Record<PendingActionKind, RawBuilder<unknown>>> = rowsOf({ viewer, now });
  const actions: AdminDashboard['pendingActions'] = [];
  for (const kind of pendingActionKinds) {
    const work = workOf[kind];
    const count = work === undefined ? await countRows(tx, rows[kind]) : (openWork[work] ?? 0);
    actions.push({ kind, count });
  }
  return actions;
}

async function countRows(tx: Tx, rows: RawBuilder<unknown> = sql`select where false`): Promise<number> {
  const counted = await sql<{ found: number }>`
    select count(*) as found from (${rows} limit ${sql.lit(countedAtMost)}) found`.execute(tx);
  return counted.rows[0]?.found ?? 0;
}
