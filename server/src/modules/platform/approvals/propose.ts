import { randomUUID } from 'node:crypto';
import { staffWith } from '@oja/contract/access';
import {
  type ApprovalKind,
  approvalAccess,
  approvalHours,
  type WaitingApproval,
} from '@oja/contract/approvals';
import { hourMs } from '@oja/contract/durations';
import { nairaText } from '@oja/contract/money';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import {
  approvalProcess,
  approvalSubjects,
  lapseTime,
  subjectPersonOf,
} from '../../../domain/approval/approval-process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { type Actor, audit } from '../audit/index.ts';
import { listStaff, notify } from '../notifications/index.ts';
import { findWaiting } from './approval.store.ts';

export interface Proposal {
  kind: ApprovalKind;
  /** What it is about. The caller holds its lock. */
  subjectId: string;
  /** What will be done, read again by the kind of approval that carries it out. */
  payload: object;
  amountKobo: number | null;
  reason: string;
  actor: Actor & { id: string };
  provenBy: ProofSubject;
  /** One who left the matter to others; asked only where there is no one else. */
  leftBy?: string | null;
  /**
   * Given where the person whom it is about answers when no other member of staff is left, and without an answer it takes effect in
   * the end. False while they cannot sign in or lack the role to answer, which refuses the proposal.
   */
  subjectMayAnswer?: boolean | undefined;
  /** When it must be answered sooner than other proposals. */
  lapsesAt?: Date;
}

/**
 * Proposes an act to the others who may approve it, and tells them. The person whom it is about is not one of them. When
 * there is no other and was none lately, it is proposed to that person where they may answer. Otherwise null: proof of
 * presence takes the place of the second person, the audit log says so, and the caller acts at once.
 */
export async function proposeToSecond(tx: Tx, proposal: Proposal, now: Date): Promise<WaitingApproval> {
  const { kind, subjectId, payload, amountKobo, reason, actor } = proposal;
  await requireProof(tx, proposal.provenBy, now);
  await refuseWhileWaiting(tx, { kind, subjectId });
  const subjectPerson = subjectPersonOf(proposal);
  const excluded = subjectPerson === null ? [actor.id] : [actor.id, subjectPerson];
  const others = await listOthers(tx, { kind, excluded });
  const subject = { kind: approvalSubjects[kind], id: subjectId };
  const isAlone = others.length === 0 && !(await hadOther(tx, excluded, now));
  const subjectAnswers = isAlone && proposal.subjectMayAnswer !== undefined;
  if (subjectAnswers && !proposal.subjectMayAnswer) throw subjectIsSilent();
  if (isAlone && !subjectAnswers) {
    await auditAlone(tx, proposal);
    return null;
  }
  const [id, lapsesAt] = [randomUUID(), proposal.lapsesAt ?? lapseTime(now)];
  await tx
    .insertInto('approvals')
    .values({
      id,
      kind,
      subjectId,
      payload: JSON.stringify(payload),
      amountKobo,
      reason,
      status: approvalProcess.propose.to,
      proposedBy: actor.id,
      proposedAt: now,
      lapsesAt,
      subjectAnswers,
    })
    .execute();
  await audit(tx, {
    actor,
    action: 'approval.proposed',
    subject,
    after: { approval: id, kind, amountKobo },
    reason,
  });
  if (subjectAnswers && subjectPerson !== null)
    await notify(tx, 'own_change_proposed', subjectPerson, { id, lapsesAt }, now);
  const data = { id, kind, amount: amountKobo === null ? null : nairaText(amountKobo), lapsesAt };
  const impartial = others.filter((id) => id !== proposal.leftBy);
  for (const approverId of impartial.length > 0 ? impartial : others)
    await notify(tx, 'approval_needed', approverId, data, now);
  return { id, lapses_at: lapsesAt.toISOString() };
}

function subjectIsSilent(): Refusal {
  return new Refusal('second_admin_needed', {
    message:
      'Nobody else could refuse this. Please let the person in again, with the role they had, so that they can.',
  });
}

/** Whether no one but these could answer a proposal of this kind, now and lately. */
export async function hasNoOther(
  db: Db | Tx,
  { kind, excluded }: { kind: ApprovalKind; excluded: readonly string[] },
  now: Date,
): Promise<boolean> {
  const others = await listOthers(db, { kind, excluded });
  return others.length === 0 && !(await hadOther(db, excluded, now));
}

/** The line of what one member of staff did alone. */
export function auditAlone(
  tx: Tx,
  act: Pick<Proposal, 'kind' | 'subjectId' | 'amountKobo' | 'reason' | 'actor'>,
): Promise<void> {
  const { kind, subjectId, amountKobo, reason, actor } = act;
  return audit(tx, {
    actor,
    action: 'approval.not_needed',
    subject: { kind: approvalSubjects[kind], id: subjectId },
    after: { kind, amountKobo, alone: true },
    reason,
  });
}

async function listOthers(
  db: Db | Tx,
  { kind, excluded }: { kind: ApprovalKind; excluded: readonly string[] },
): Promise<string[]> {
  const approvers = await listStaff(db, staffWith(approvalAccess[kind]));
  return approvers.filter((id) => !excluded.includes(id));
}

/**
 * Whether another was an active approver within the hours that a proposal waits. So an administrator who suspends,
 * demotes or deletes the others is not alone before the time in which they could have answered is over.
 */
async function hadOther(db: Db | Tx, excluded: readonly string[], now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - approvalHours * hourMs);
  const lately = await db
    .selectFrom('users')
    .select('id')
    .where('adminEndedAt', '>', since)
    .where('id', 'not in', excluded)
    .limit(1)
    .executeTakeFirst();
  return lately !== undefined;
}

/** While a proposal waits, no other decision is made about the same thing. */
export async function refuseWhileWaiting(
  tx: Tx,
  about: { kind: ApprovalKind; subjectId: string },
): Promise<void> {
  if ((await findWaiting(tx, about)) !== undefined) throw new Refusal('approval_waiting');
}
