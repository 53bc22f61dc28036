import { type DisputeReason, disputeReasonLabels } from '@oja/contract/purchase-fields';
import type { Tx } from '../../db/transaction.ts';
import { transactionReference } from '../../domain/purchase/transaction-reference.ts';
import { listStaff, type Told, toTell } from '../notifications/index.ts';
import type { PurchaseRow } from './purchase.store.ts';
import type { Step } from './take-step.ts';

/** Whom a step is told to and how; whoever took it knows already. */
export async function toldOfStep(
  tx: Tx,
  purchase: PurchaseRow,
  step: Step & { reason: DisputeReason | undefined },
): Promise<Told[]> {
  const { id: purchaseId, buyerId, sellerId, handle } = purchase;
  const payoutKobo = purchase.payoutKobo ?? 0;
  switch (step.transition) {
    case 'confirm':
      return [toTell('sale_released', sellerId, { handle, payoutKobo })];
    case 'auto_complete':
      return [
        toTell('purchase_completed', buyerId, { handle }),
        toTell('sale_released', sellerId, { handle, payoutKobo }),
      ];
    case 'dispute':
      // Whoever opens it writes the dispute and tells the others, who need more than stands here.
      return [];
    case 'cancel': {
      const cancelled = { handle, priceKobo: purchase.priceKobo, reason: step.text ?? '' };
      return [
        toTell('purchase_cancelled', buyerId, cancelled),
        toTell('sale_cancelled', sellerId, cancelled),
      ];
    }
    case 'withdraw_dispute':
      return [toTell('dispute_withdrawn', sellerId, { handle, payoutKobo, purchaseId })];
    case 'escalate': {
      const reason = step.reason === undefined ? '' : disputeReasonLabels[step.reason];
      const waiting = { reference: transactionReference(purchase.number), handle, purchaseId, reason };
      const others = (await listStaff(tx, ['admin'])).filter((adminId) => adminId !== step.by.id);
      return [
        toTell('dispute_escalated', buyerId, { handle, purchaseId }),
        toTell('dispute_escalated', sellerId, { handle, purchaseId }),
        ...others.map((adminId) => toTell('dispute_needs_admin', adminId, waiting)),
      ];
    }
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
        toTell('dispute_resolved', buyerId, { ...decided, getsKobo: purchase.refundedKobo }),
        toTell('dispute_resolved', sellerId, { ...decided, getsKobo: payoutKobo }),
      ];
    }
  }
}
