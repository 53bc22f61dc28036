import type { Tx } from '../../../db/transaction.ts';
import {
  type ApprovalActor,
  type ApprovalTransition,
  approvalActorOf,
  approvalProcess,
  approvalStateSentences,
  approvalSubjects,
} from '../../../domain/approval/approval-process.ts';
import { decideMove } from '../../../domain/process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Actor, audit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import type { ApprovalRow } from './approval.store.ts';

export interface Ending {
  transition: Exclude<ApprovalTransition, 'propose'>;
  /** Null for the clock, and where the subject ended otherwise. */
  actor: (Actor & { id: string }) | null;
  reason: string | null;
  now: Date;
}

/** Ends a proposal under its lock, and tells its proposer unless they did it themselves. */
export async function endApproval(tx: Tx, row: ApprovalRow, ending: Ending): Promise<void> {
  const { transition, actor, reason, now } = ending;
  const to = refuseMove(row, ending);
  await tx
    .updateTable('approvals')
    .set({ status: to, decidedBy: actor?.id ?? null, decidedAt: now, decisionReason: reason })
    .where('id', '=', row.id)
    .execute();
  if (actor) {
    await audit(tx, {
      actor,
      action: `approval.${to}`,
      subject: { kind: approvalSubjects[row.kind], id: row.subjectId },
      after: { approval: row.id, kind: row.kind, proposedBy: row.proposedBy, amountKobo: row.amountKobo },
      ...(reason === null ? {} : { reason }),
    });
  }
  if (transition === 'withdraw') return;
  await notify(tx, 'approval_ended', row.proposedBy, { kind: row.kind, outcome: to, reason }, now);
}

function systemActorOf(transition: Ending['transition']): ApprovalActor {
  return transition === 'overtake' ? 'oja' : 'clock';
}

/** The status it moves to. A proposal whose time is over is treated as lapsed before the clock says so. */
function refuseMove(row: ApprovalRow, { transition, actor, now }: Ending) {
  const role = actor === null ? systemActorOf(transition) : approvalActorOf(row, actor.id);
  if (role === 'subject') throw new Refusal('own_account_refused');
  const move = decideMove(approvalProcess, transition, { status: row.status, actor: role });
  if (move.kind === 'wrong_actor') throw new Refusal('second_admin_needed');
  const isEnd = transition === 'lapse' || transition === 'take_effect';
  const isOver = !isEnd && now >= row.lapsesAt;
  const status = isOver && row.status === 'waiting' ? 'lapsed' : row.status;
  if (move.kind === 'wrong_status' || isOver)
    throw new Refusal('approval_ended', { message: approvalStateSentences[status] });
  return approvalProcess[transition].to;
}
