import { type DisputeReason, disputeReasonLabels } from '@oja/contract/purchase-fields';
import type { Tx } from '../../../db/transaction.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { draftNotification, type NotificationDraft } from '../../platform/notifications/index.ts';
import { listCaseStaff } from './list-case-staff.ts';
import type { PurchaseRow } from './purchase.store.ts';
import type { Step } from './step.ts';

type NotifiedStep = Step & { reason: DisputeReason | undefined; heldKobo: number | undefined };

/** The notifications of a step. The actor of the step gets none. */
export async function notificationsOfStep(
  tx: Tx,
  purchase: PurchaseRow,
  step: NotifiedStep,
): Promise<NotificationDraft[]> {
  const { id: purchaseId, buyerId, sellerId, handle } = purchase;
  // The part that is held while cover runs is told by the notification about cover.
  const payoutKobo = (purchase.payoutKobo ?? 0) - (step.heldKobo ?? 0);
  switch (step.transition) {
    case 'confirm':
      return [draftNotification('sale_released', sellerId, { handle, payoutKobo })];
    case 'auto_complete':
      return [
        draftNotification('purchase_completed', buyerId, { handle }),
        draftNotification('sale_released', sellerId, { handle, payoutKobo }),
      ];
    case 'dispute':
      // The use case that opens the dispute notifies, because it has the details.
      return [];
    case 'cancel': {
      const cancelled = { handle, priceKobo: purchase.priceKobo, reason: step.text ?? '' };
      return [
        draftNotification('purchase_cancelled', buyerId, cancelled),
        draftNotification('sale_cancelled', sellerId, cancelled),
      ];
    }
    case 'cancel_handover': {
      const cancelled = { handle, priceKobo: purchase.priceKobo, byClock: step.by.actor === 'clock' };
      const toSeller = draftNotification('handover_cancelled', sellerId, { ...cancelled, side: 'seller' });
      if (step.by.actor === 'buyer') return [toSeller];
      return [draftNotification('handover_cancelled', buyerId, { ...cancelled, side: 'buyer' }), toSeller];
    }
    case 'withdraw_dispute':
      return [
        draftNotification('dispute_withdrawn', sellerId, {
          handle,
          purchaseId,
          until: purchase.autoCompleteAt,
        }),
      ];
    case 'settle':
    case 'settle_refund': {
      const refundKobo = purchase.refundedKobo;
      const settled = { handle, purchaseId, refundKobo };
      return step.by.id === buyerId
        ? [draftNotification('settlement_accepted', sellerId, { ...settled, getsKobo: payoutKobo })]
        : [draftNotification('settlement_accepted', buyerId, { ...settled, getsKobo: refundKobo })];
    }
    case 'escalate':
      return notificationsOfEscalation(tx, purchase, step);
    case 'favor_buyer':
    case 'favor_seller':
    case 'partial_refund':
    case 'replacement': {
      const decided = {
        handle,
        purchaseId,
        outcome: step.transition,
        details: step.text ?? '',
        earlyReason: step.earlyReason,
      };
      return [
        draftNotification('dispute_resolved', buyerId, { ...decided, getsKobo: purchase.refundedKobo }),
        draftNotification('dispute_resolved', sellerId, { ...decided, getsKobo: payoutKobo }),
      ];
    }
  }
}

async function notificationsOfEscalation(
  tx: Tx,
  purchase: PurchaseRow,
  step: NotifiedStep,
): Promise<NotificationDraft[]> {
  const { id: purchaseId, buyerId, sellerId, handle } = purchase;
  const reason = step.reason === undefined ? '' : disputeReasonLabels[step.reason];
  const data = { reference: transactionReference(purchase.number), handle, purchaseId, reason };
  const others = (await listCaseStaff(tx, purchase)).filter((staffId) => staffId !== step.by.id);
  return [
    draftNotification('dispute_escalated', buyerId, { handle, purchaseId }),
    draftNotification('dispute_escalated', sellerId, { handle, purchaseId }),
    ...others.map((staffId) => draftNotification('dispute_needs_admin', staffId, data)),
  ];
}
