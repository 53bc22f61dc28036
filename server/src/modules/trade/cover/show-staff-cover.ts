import type { ClaimBrief, StaffCover } from '@oja/contract/cover-fields';
import { nairaFromKobo } from '@oja/contract/money';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps/deps.ts';
import { presentCoverFields } from './cover.presenter.ts';
import { readCover } from './cover.queries.ts';
import type { ClaimRow } from './cover.store.ts';

/** The cover of a purchase with its claims, for staff; null for one without cover, or not yet. */
export async function showStaffCover(deps: Pick<Deps, 'db'>, purchaseId: string): Promise<StaffCover | null> {
  const details = await readCover(deps.db, purchaseId);
  if (details === undefined) return null;
  const { days, paid, held, began_at, ends_at, ended_at, released, check_ins } = presentCoverFields(details);
  const claims = details.claims.map(presentClaimBrief);
  return { days, paid, held, began_at, ends_at, ended_at, released, check_ins, claims };
}

const shownAtMost = 20;

/** The open claims of a person as buyer or as seller, the one that is due first on top. */
export async function readOpenClaimsOf(db: Db, userId: string): Promise<ClaimBrief[]> {
  const rows = await db
    .selectFrom('coverClaims')
    .selectAll()
    .where('status', '=', 'open')
    .where((where) => where.or([where('buyerId', '=', userId), where('sellerId', '=', userId)]))
    .orderBy('staffDueAt')
    .limit(shownAtMost)
    .execute();
  return rows.map(presentClaimBrief);
}

function presentClaimBrief(row: ClaimRow): ClaimBrief {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    opened_at: row.openedAt.toISOString(),
    staff_due_at: row.staffDueAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    refund: row.refundKobo === null ? null : nairaFromKobo(row.refundKobo),
  };
}
