import type { WaitingApproval } from '@oja/contract/approvals';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { decideMove } from '../../../domain/process.ts';
import { purchaseProcess } from '../../../domain/purchase/purchase-process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import type { ProofSubject } from '../../../http/require-proof.ts';
import {
  type ApprovalHandler,
  needsSecond,
  proposeToSecond,
  refuseWhileWaiting,
} from '../../platform/approvals/index.ts';
import type { Actor, AuditEntry } from '../../platform/audit/index.ts';
import {
  type LockedPurchase,
  lockPurchase,
  namePurchase,
  stateConflict,
  takeStep,
} from '../../trade/purchases/index.ts';

type Staff = Actor & { id: string };

/**
 * Cancels a pending purchase, for example when its seller was suspended. The buyer gets the whole price back; a large
 * one waits for the approval of a second administrator.
 */
export async function cancelTransaction(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: {
    purchaseId: string;
    actor: Staff;
    reason: string;
    provenBy: ProofSubject;
    idempotencyKey: string | undefined;
  },
): Promise<WaitingApproval> {
  const { purchaseId, actor, reason, provenBy, idempotencyKey: key } = input;
  const keyedCall = {
    key,
    userId: actor.id,
    endpoint: 'cancelTransaction',
    input: { purchaseId, reason },
    at: deps.now(),
  };
  const { approval } = await runOnce(deps.db, keyedCall, async (tx) => {
    await lockActingStaff(tx, actor.id, 'admin');
    const locked = await lockPurchase(tx, purchaseId);
    refuseParty(locked, actor);
    refuseEnded(locked);
    const { priceKobo: amountKobo } = locked.purchase;
    await refuseWhileWaiting(tx, { kind: 'cancellation', subjectId: purchaseId });
    if (await needsSecond(tx, amountKobo)) {
      const proposal = {
        kind: 'cancellation',
        subjectId: purchaseId,
        payload: {},
        amountKobo,
        reason,
      } as const;
      const waiting = await proposeToSecond(tx, { ...proposal, actor, provenBy }, deps.now());
      if (waiting) return { approval: waiting };
    }
    await cancel(tx, deps, { locked, actor, reason });
    return { approval: null };
  });
  return approval;
}

async function cancel(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  { locked, actor, reason }: { locked: LockedPurchase; actor: Staff; reason: string },
): Promise<void> {
  const { id, priceKobo, status } = locked.purchase;
  const by = { actor: 'admin', id: actor.id } as const;
  const line = (): AuditEntry => ({
    actor,
    action: 'purchase.cancelled',
    subject: { kind: 'purchase', id },
    before: { status },
    after: { status: 'cancelled', refundedKobo: priceKobo },
    reason,
  });
  await takeStep(tx, deps, locked, { transition: 'cancel', by, text: reason, line });
}

function refuseParty({ purchase }: LockedPurchase, { id }: Staff): void {
  if (id === purchase.buyerId || id === purchase.sellerId) throw new Refusal('party_cannot_decide');
}

function refuseEnded({ purchase }: LockedPurchase): void {
  const move = decideMove(purchaseProcess, 'cancel', { status: purchase.status, actor: 'admin' });
  if (move.kind !== 'allowed') throw stateConflict(purchase);
}

/** The cancellation of a large purchase. */
export const cancellationApproval: ApprovalHandler = {
  kind: 'cancellation',
  async describe(db, { subjectId }) {
    return {
      subject: await namePurchase(db, subjectId),
      page: `/admin/transactions?details=${subjectId}`,
      facts: [{ name: 'Outcome', value: 'The buyer gets the whole price back' }],
    };
  },
  lockSubject: (tx, { subjectId }) => lockPurchase(tx, subjectId),
  async execute(tx, deps, { row, proposer, approver }) {
    const locked = await lockPurchase(tx, row.subjectId);
    refuseParty(locked, approver);
    await cancel(tx, deps, { locked, actor: proposer, reason: row.reason });
  },
};
