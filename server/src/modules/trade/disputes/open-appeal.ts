import { randomUUID } from 'node:crypto';
import type { Deps } from '../../../deps/deps.ts';
import { lossOf, refuseAppeal } from '../../../domain/dispute/decide-appeal.ts';
import { appealDueAt } from '../../../domain/dispute/dispute-terms.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { notify } from '../../platform/notifications/index.ts';
import { readSection } from '../../platform/settings/index.ts';
import { lockPeople, lockPurchase, recordEvent, sideOf } from '../purchases/index.ts';
import { lockAppeal, lockRuling, moveRuling } from './ruling.store.ts';
import { notifyDeciders } from './watch-appeals.ts';

export interface NewAppeal {
  purchaseId: string;
  userId: string;
  text: string;
  idempotencyKey: string | undefined;
}

/** A side that lost by the ruling appeals against it. A ruling that waits keeps waiting until the appeal is decided. */
export async function openAppeal(deps: Pick<Deps, 'db' | 'now'>, input: NewAppeal): Promise<void> {
  const { purchaseId, userId, text, idempotencyKey: key } = input;
  const keyedCall = { key, userId, endpoint: 'openAppeal', input: { purchaseId, text }, at: deps.now() };
  await runOnce(deps.db, keyedCall, async (tx) => {
    // An account with an open appeal cannot be closed, because the appeal may pay into its wallet.
    const [appellant] = await lockPeople(tx, [userId]);
    // The account was closed while the request waited.
    if (appellant === undefined) throw new Refusal('session_invalid');
    const { purchase, dispute } = await lockPurchase(tx, purchaseId);
    const side = sideOf(purchase, userId);
    if (dispute === undefined) throw new Refusal('appeal_not_possible');
    const ruling = await lockRuling(tx, dispute.id);
    const hasAppeal = (await lockAppeal(tx, dispute.id)) !== undefined;
    const now = deps.now();
    const refused = refuseAppeal({ side, terms: purchase, ruling, hasAppeal, now });
    if (refused || ruling === undefined) throw new Refusal(refused ?? 'appeal_not_possible');
    const { value: payment } = await readSection(tx, 'payment');
    const dueAt = appealDueAt(now, payment.refundProcessingDays);
    await tx
      .insertInto('appeals')
      .values({
        id: randomUUID(),
        rulingId: ruling.id,
        purchaseId,
        appellantId: userId,
        side,
        status: 'open',
        text,
        limitKobo: lossOf(side, purchase, ruling),
        openedAt: now,
        dueAt,
      })
      .execute();
    if (ruling.status === 'waiting') await moveRuling(tx, ruling, 'appeal', now);
    await recordEvent(tx, {
      purchaseId,
      happenedAt: now,
      transition: 'open_appeal',
      fromStatus: purchase.status,
      toStatus: purchase.status,
      actor: side,
      actorId: userId,
      text,
    });
    const { handle } = purchase;
    const otherId = side === 'buyer' ? purchase.sellerId : purchase.buyerId;
    await notify(tx, 'appeal_opened', otherId, { handle, purchaseId, side }, now);
    await notifyDeciders(tx, purchase, { appeal: { side, dueAt }, ruling, state: 'opened', now });
    return { done: true };
  });
}
