import type { Deps } from '../../../deps/deps.ts';
import { extendClocks, refuseExtension } from '../../../domain/dispute/extend-answer-time.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import { findWaiting } from '../../platform/approvals/index.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { lockPurchase, recordEvent, stateConflict, updateDispute } from '../purchases/index.ts';

/** Gives the seller more time to answer, once in a dispute. Both sides are told until when, and why. */
export async function extendAnswerTime(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { purchaseId: string; actor: Actor & { id: string }; hours: number; reason: string },
  idempotencyKey: string | undefined,
): Promise<void> {
  const { purchaseId, actor, hours, reason } = input;
  const reply = { done: true };
  const keyedCall = {
    key: idempotencyKey,
    userId: actor.id,
    endpoint: 'extendAnswerTime',
    input: { purchaseId, hours, reason },
    at: deps.now(),
    reply,
  };
  await runOnce(deps.db, keyedCall, async (tx) => {
    await lockActingStaff(tx, actor.id, 'cases');
    const { purchase, dispute } = await lockPurchase(tx, purchaseId);
    const now = deps.now();
    if (purchase.status !== 'disputed' || dispute === undefined) throw stateConflict(purchase);
    const refusal = refuseExtension({ staffId: actor.id, purchase, dispute, now });
    if (refusal !== undefined) throw new Refusal(refusal);
    if (await findWaiting(tx, { kind: 'ruling', subjectId: purchaseId }))
      throw new Refusal('approval_waiting');
    const clocks = extendClocks(dispute, hours);
    await updateDispute(tx, dispute.id, clocks);
    await recordEvent(tx, {
      purchaseId,
      happenedAt: now,
      transition: 'extend_answer_time',
      fromStatus: purchase.status,
      toStatus: purchase.status,
      actor: 'admin',
      actorId: actor.id,
      text: reason,
    });
    const data = { handle: purchase.handle, purchaseId, dueAt: clocks.sellerDueAt, reason };
    for (const userId of [purchase.buyerId, purchase.sellerId])
      await notify(tx, 'dispute_answer_extended', userId, data, now);
    await audit(tx, {
      actor,
      action: 'dispute.answer_time_extended',
      subject: { kind: 'purchase', id: purchaseId },
      before: { sellerDueAt: dispute.sellerDueAt.toISOString() },
      after: { sellerDueAt: clocks.sellerDueAt.toISOString() },
      reason,
    });
    return reply;
  });
}
