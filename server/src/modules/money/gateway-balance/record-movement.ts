import { randomUUID } from 'node:crypto';
import type { WaitingApproval } from '@oja/contract/approvals';
import type { BalanceMovementKind, NewMovement } from '@oja/contract/gateway-balance';
import { koboFromNaira } from '@oja/contract/money';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import type { ProofSubject } from '../../../http/require-proof.ts';
import { proposeToSecond } from '../../platform/approvals/index.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { postTransfer } from '../ledger/index.ts';

type Staff = Actor & { id: string };

/**
 * Paystack does not list top-ups of the balance, so staff record them. A movement is booked when another member of staff
 * approves it; without one it is booked at once.
 */
export function recordMovement(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { movement: NewMovement; actor: Staff; provenBy: ProofSubject; idempotencyKey: string | undefined },
): Promise<{ approval: WaitingApproval }> {
  const { movement, actor, provenBy, idempotencyKey: key } = input;
  const at = deps.now();
  const keyedCall = { key, userId: actor.id, endpoint: 'recordMovement', input: movement, at };
  return runOnce(deps.db, keyedCall, async (tx) => {
    await lockActingStaff(tx, actor.id, 'money');
    const { kind, reason } = movement;
    const [movementId, amountKobo, now] = [randomUUID(), koboFromNaira(movement.amount), deps.now()];
    const proposal = {
      kind: 'balance_movement',
      subjectId: movementId,
      payload: { kind },
      amountKobo,
      reason,
      actor,
      provenBy,
    } as const;
    const approval = await proposeToSecond(tx, proposal, now);
    const recorded = { movementId, kind, amountKobo, reason, recordedBy: actor, recordedAt: now };
    if (approval === null) await bookMovement(tx, { ...recorded, approvedBy: null }, now);
    return { approval };
  });
}

export interface Movement {
  movementId: string;
  kind: BalanceMovementKind;
  amountKobo: number;
  reason: string;
  recordedBy: Staff;
  recordedAt: Date;
  approvedBy: Staff | null;
}

export async function bookMovement(tx: Tx, movement: Movement, now: Date): Promise<void> {
  const { movementId, kind, amountKobo, reason, recordedBy, recordedAt, approvedBy } = movement;
  const approverId = approvedBy?.id ?? null;
  await tx
    .insertInto('balanceMovements')
    .values({
      id: movementId,
      kind,
      amountKobo,
      reason,
      recordedBy: recordedBy.id,
      recordedAt,
      approvedBy: approverId,
      approvedAt: now,
    })
    .execute();
  await audit(tx, {
    actor: recordedBy,
    action: 'balance_movement.booked',
    subject: { kind: 'balance_movement', id: movementId },
    after: { kind, amountKobo, approvedBy: approverId },
    reason,
  });
  await postTransfer(tx, postings.balanceMoved({ movementId, kind, amountKobo, reason }), now);
}
