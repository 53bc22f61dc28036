import { type Approval, kindsApprovedBy } from '@oja/contract/approvals';
import { nairaFromKobo } from '@oja/contract/money';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { inOrder } from '../../../db/row-order.ts';
import { approvalActorOf, approvalProcess } from '../../../domain/approval/approval-process.ts';
import { actionsOf } from '../../../domain/process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { timestampAndId } from '../../../http/cursor.ts';
import { beyond, type ListOrder, pageOf } from '../../../http/list-order.ts';
import type { SessionUser } from '../../../http/session.ts';
import type { ApprovalRow } from '../../platform/approvals/index.ts';
import { approvalHandlers } from './approval-handlers.ts';

type Viewer = Pick<SessionUser, 'id' | 'role'>;
type NamedRow = ApprovalRow & { proposer: string; decider: string | null };

const waitingOrder: ListOrder<NamedRow> = {
  columns: [sql`a.proposed_at`, sql`a.id`],
  valuesOf: ({ proposedAt, id }) => [proposedAt, id],
  place: timestampAndId,
};
const endedOrder: ListOrder<NamedRow> = {
  columns: [sql`a.decided_at`, sql`a.id`],
  valuesOf: ({ decidedAt, id }) => [decidedAt, id],
  place: timestampAndId,
};

const selectNamed = (db: Db) =>
  db
    .selectFrom('approvals as a')
    .innerJoin('users as p', 'p.id', 'a.proposedBy')
    .leftJoin('users as d', 'd.id', 'a.decidedBy')
    .selectAll('a')
    .select(['p.name as proposer', 'd.name as decider']);

/**
 * What waits, oldest first, or what has ended, newest first: the kinds that the viewer may answer, and what the viewer
 * answers as the person concerned.
 */
export async function listApprovals(
  db: Db,
  page: {
    status: 'waiting' | 'ended';
    cursor: string | undefined;
    limit: number;
    viewer: Viewer;
    now: Date;
  },
): Promise<{ data: Approval[]; nextCursor: string | null }> {
  const { status, cursor, limit } = page;
  const [order, direction] =
    status === 'waiting' ? ([waitingOrder, 'asc'] as const) : ([endedOrder, 'desc'] as const);
  let query = selectNamed(db)
    .where('a.status', status === 'waiting' ? '=' : '<>', 'waiting')
    .where(({ or, and, eb }) =>
      or([
        eb('a.kind', 'in', kindsApprovedBy(page.viewer.role)),
        and([eb('a.subjectAnswers', '=', true), eb('a.subjectId', '=', page.viewer.id)]),
      ]),
    )
    .orderBy(inOrder(order, direction))
    .limit(limit + 1);
  if (cursor !== undefined) query = query.where(beyond(order, direction, cursor));
  const { page: rows, nextCursor } = pageOf(await query.execute(), limit, order);
  return { data: await Promise.all(rows.map((row) => presentApproval(db, row, page))), nextCursor };
}

export async function showApproval(
  db: Db,
  asked: { id: string; viewer: Viewer; now: Date },
): Promise<Approval> {
  const row = await selectNamed(db).where('a.id', '=', asked.id).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return presentApproval(db, row, asked);
}

async function presentApproval(
  db: Db,
  row: NamedRow,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<Approval> {
  const actor = approvalActorOf(row, viewer.id);
  const isOver = row.status === 'waiting' && now >= row.lapsesAt;
  const status = isOver ? 'lapsed' : row.status;
  const moves = actionsOf(approvalProcess, { status, actor });
  return {
    id: row.id,
    kind: row.kind,
    status,
    ...(await approvalHandlers[row.kind].describe(db, row)),
    amount: row.amountKobo === null ? null : nairaFromKobo(row.amountKobo),
    reason: row.reason,
    proposed_by: { id: row.proposedBy, name: row.proposer },
    proposed_at: row.proposedAt.toISOString(),
    lapses_at: row.lapsesAt.toISOString(),
    unanswered: row.subjectAnswers ? 'takes_effect' : 'lapses',
    decided_by: row.decidedBy === null ? null : { id: row.decidedBy, name: row.decider ?? '' },
    decided_at: row.decidedAt?.toISOString() ?? null,
    decision_reason: row.decisionReason,
    actions: moves.filter((move) => move === 'approve' || move === 'decline' || move === 'withdraw'),
  };
}
