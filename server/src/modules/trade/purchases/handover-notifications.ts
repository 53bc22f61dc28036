import type { HandoverSide } from '@oja/contract/handover-labels';
import type { StepProgress } from '../../../domain/handover/handover-progress.ts';
import { draftNotification, type NotificationDraft } from '../../platform/notifications/index.ts';
import type { PurchaseRow } from './purchase.store.ts';

/** Tells a side that its step can be done now; a seller who has not begun reads from when the buyer can cancel. */
export function turnNotification(
  purchase: PurchaseRow,
  { step, dueAt }: StepProgress,
  cancelFrom: Date | null,
): NotificationDraft {
  return draftNotification('handover_turn', userOf(purchase, step.by), {
    ...aboutHandover(purchase, step.by),
    step: step.title,
    until: dueAt ?? purchase.autoCompleteAt,
    cancelFrom: step.by === 'seller' ? cancelFrom : null,
  });
}

/** What every notification about a hand-over names. */
export function aboutHandover({ id: purchaseId, handle }: PurchaseRow, side: HandoverSide) {
  return { purchaseId, handle, side };
}

export function userOf(purchase: Pick<PurchaseRow, 'buyerId' | 'sellerId'>, side: HandoverSide): string {
  return side === 'buyer' ? purchase.buyerId : purchase.sellerId;
}
