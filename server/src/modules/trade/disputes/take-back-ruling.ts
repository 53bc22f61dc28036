import type { Deps } from '../../../deps/deps.ts';
import { refuseTakeBack, resumeClocks } from '../../../domain/dispute/take-back-ruling.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import { isQuestionedSince } from '../../money/chargebacks/index.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { draftNotification, notifyAll } from '../../platform/notifications/index.ts';
import { listCaseStaff, lockPurchase, recordEvent, updateDispute } from '../purchases/index.ts';
import { lockRuling, moveRuling } from './ruling.store.ts';

/**
 * Takes back a ruling that waits for an appeal, because a bank asks the buyer for a payment back. No money moves: the
 * dispute is open again with the time that was left, and is decided anew.
 */
export async function takeBackRuling(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { purchaseId: string; actor: Actor & { id: string }; reason: string },
  idempotencyKey: string | undefined,
): Promise<void> {
  const { purchaseId, actor, reason } = input;
  const reply = { done: true };
  const keyedCall = {
    key: idempotencyKey,
    userId: actor.id,
    endpoint: 'takeBackRuling',
    input: { purchaseId, reason },
    at: deps.now(),
    reply,
  };
  await runOnce(deps.db, keyedCall, async (tx) => {
    await lockActingStaff(tx, actor.id, 'cases');
    const { purchase, dispute } = await lockPurchase(tx, purchaseId);
    const { buyerId, sellerId, status, number, handle } = purchase;
    const ruling = dispute && (await lockRuling(tx, dispute.id));
    const isQuestioned =
      ruling !== undefined && (await isQuestionedSince(tx, { userId: buyerId, since: ruling.decidedAt }));
    const refusal = refuseTakeBack({ staffId: actor.id, purchase, ruling, isQuestioned });
    if (refusal !== undefined) throw new Refusal(refusal);
    if (!dispute?.ruledAt || ruling === undefined) throw new Refusal('ruling_not_waiting');
    const now = deps.now();
    await moveRuling(tx, ruling, 'take_back', now);
    const clocks = resumeClocks({ ...dispute, ruledAt: dispute.ruledAt }, now);
    await updateDispute(tx, dispute.id, { ...clocks, ruledAt: null });
    await recordEvent(tx, {
      purchaseId,
      happenedAt: now,
      transition: 'take_back_ruling',
      fromStatus: status,
      toStatus: status,
      actor: 'admin',
      actorId: actor.id,
      text: reason,
    });
    const about = { reference: transactionReference(number), handle, purchaseId };
    const others = (await listCaseStaff(tx, purchase)).filter((id) => id !== actor.id);
    const toStaff = { ...about, reason: 'The decision was taken back.' };
    await notifyAll(
      tx,
      [
        ...[buyerId, sellerId].map((id) =>
          draftNotification('ruling_taken_back', id, { handle, purchaseId, reason }),
        ),
        ...others.map((id) => draftNotification('dispute_needs_admin', id, toStaff)),
      ],
      now,
    );
    await audit(tx, {
      actor,
      action: 'dispute.ruling_taken_back',
      subject: { kind: 'purchase', id: purchaseId },
      before: { ruling: ruling.id, type: ruling.type, status: ruling.status },
      after: { ruling: ruling.id, status: 'taken_back' },
      reason,
    });
    return reply;
  });
}
