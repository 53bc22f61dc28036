import { type DisputeReason, disputeReasonLabels } from '@oja/contract/purchase-fields';
import type { Tx } from '../../db/transaction.ts';
import { transactionReference } from '../../domain/purchase/transaction-reference.ts';
import { notify } from '../notifications/index.ts';
import { listAdmins } from './list-admins.ts';
import type { PurchaseRow } from './purchase.store.ts';
import type { Step } from './take-step.ts';

/** Tells the people of a deal what happened to it; whoever did it knows already. */
export async function tellStep(
  tx: Tx,
  purchase: PurchaseRow,
  step: Step & { reason: DisputeReason | undefined },
  now: Date,
): Promise<void> {
  const { id: purchaseId, buyerId, sellerId, handle } = purchase;
  const payoutKobo = purchase.payoutKobo ?? 0;
  switch (step.transition) {
    case 'confirm':
      return notify(tx, 'sale_released', sellerId, { handle, payoutKobo }, now);
    case 'auto_complete':
      await notify(tx, 'purchase_completed', buyerId, { handle }, now);
      return notify(tx, 'sale_released', sellerId, { handle, payoutKobo }, now);
    case 'dispute':
      // The one who opens it writes the dispute and tells the others, who need more than stands here.
      return;
    case 'cancel': {
      const told = { handle, priceKobo: purchase.priceKobo, reason: step.text ?? '' };
      await notify(tx, 'purchase_cancelled', buyerId, told, now);
      return notify(tx, 'sale_cancelled', sellerId, told, now);
    }
    case 'withdraw_dispute':
      return notify(tx, 'dispute_withdrawn', sellerId, { handle, payoutKobo, purchaseId }, now);
    case 'escalate': {
      await notify(tx, 'dispute_escalated', buyerId, { handle, purchaseId }, now);
      await notify(tx, 'dispute_escalated', sellerId, { handle, purchaseId }, now);
      const reason = step.reason === undefined ? '' : disputeReasonLabels[step.reason];
      const told = { reference: transactionReference(purchase.number), handle, purchaseId, reason };
      for (const adminId of await listAdmins(tx)) {
        if (adminId !== step.by.id) await notify(tx, 'dispute_needs_admin', adminId, told, now);
      }
      return;
    }
    case 'favor_buyer':
    case 'favor_seller':
    case 'partial_refund':
    case 'replacement': {
      const facts = { handle, purchaseId, outcome: step.transition, details: step.text ?? '' };
      await notify(tx, 'dispute_resolved', buyerId, { ...facts, getsKobo: purchase.refundedKobo }, now);
      return notify(tx, 'dispute_resolved', sellerId, { ...facts, getsKobo: payoutKobo }, now);
    }
  }
}
