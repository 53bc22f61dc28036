import type { WaitingApproval } from '@oja/contract/approvals';
import { nairaText } from '@oja/contract/money';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { awaitsRelease, releaseDueAt } from '../../../domain/withdrawal/release-rules.ts';
import { withdrawalProcess } from '../../../domain/withdrawal/withdrawal-process.ts';
import { cancelGraceMs } from '../../../domain/withdrawal/withdrawal-terms.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { proposeToSecond } from '../../platform/approvals/index.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { sendWithdrawal } from './payout.jobs.ts';
import { refuseOwn, stateConflict } from './settle-withdrawal.ts';
import { lockIfPresent, updateWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

type Staff = Actor & { id: string };

/** Proposes to let a large withdrawal go. Without a second member of staff it goes at once. */
export async function proposeRelease(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { withdrawalId: string; reason: string; actor: Staff; provenBy: ProofSubject },
): Promise<WaitingApproval> {
  const { withdrawalId, reason, actor, provenBy } = input;
  return inTransaction(deps.db, async (tx) => {
    await lockActingStaff(tx, actor.id, 'money');
    await requireProof(tx, provenBy, deps.now());
    const row = await lockIfPresent(tx, withdrawalId);
    if (row === undefined) throw new Refusal('not_found');
    const now = deps.now();
    refuseRelease(row, actor, now);
    const proposal = {
      kind: 'withdrawal',
      subjectId: row.id,
      payload: {},
      amountKobo: row.amountKobo,
      reason,
      lapsesAt: releaseDueAt(row),
    } as const;
    const approval = await proposeToSecond(tx, { ...proposal, actor, provenBy }, now);
    if (approval === null) await releaseWithdrawal(tx, row, { releasedBy: actor, approvedBy: null, now });
    return approval;
  });
}

/** Lets a withdrawal go under its lock. Everything else is checked again before the transfer leaves. */
export async function releaseWithdrawal(
  tx: Tx,
  row: WithdrawalRow,
  { releasedBy, approvedBy, now }: { releasedBy: Staff; approvedBy: Staff | null; now: Date },
): Promise<void> {
  refuseRelease(row, approvedBy ?? releasedBy, now);
  const sendAt = new Date(Math.max(now.getTime(), row.createdAt.getTime() + cancelGraceMs));
  await updateWithdrawal(tx, row.id, {
    status: withdrawalProcess.release.to,
    releasedAt: now,
    attention: null,
    note: null,
    nextCheckAt: sendAt,
  });
  await audit(tx, {
    actor: releasedBy,
    action: 'withdrawal.released',
    subject: { kind: 'withdrawal', id: row.id },
    after: { amountKobo: row.amountKobo, approvedBy: approvedBy?.id ?? null },
  });
  const data = { amount: nairaText(row.amountKobo), destination: row.destination };
  await notify(tx, withdrawalProcess.release.notification, row.userId, data, now);
  await enqueue(tx, sendWithdrawal, { withdrawalId: row.id }, { runAt: sendAt, key: `withdrawal:${row.id}` });
}

/** Refusals in order of precedence. */
function refuseRelease(row: WithdrawalRow, actor: Staff, now: Date): void {
  refuseOwn(row, actor);
  if (row.status !== 'requested') throw stateConflict(row);
  if (!awaitsRelease(row))
    throw new Refusal('withdrawal_state_conflict', { message: 'This withdrawal needs no release.' });
  if (now < releaseDueAt(row)) return;
  throw new Refusal('withdrawal_state_conflict', {
    message: 'The time to release this withdrawal is over. The money goes back to the wallet.',
  });
}
