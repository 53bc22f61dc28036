import {
  paymentMethods,
  type StaffTransaction,
  type TransactionAction,
  transactionStatuses,
} from '@oja/contract/admin-transactions';
import { nairaFromKobo } from '@oja/contract/money';
import { actionsOf } from '../../../domain/process.ts';
import { purchaseProcess } from '../../../domain/purchase/purchase-process.ts';
import { settle } from '../../../domain/purchase/settlement.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { refuseHiding, refuseRestoring } from './hide-transaction.ts';
import type { TransactionRow } from './transaction.queries.ts';

/** A purchase in the terms of the admin portal. */
export function presentTransaction(row: TransactionRow, adminId: string): StaffTransaction {
  return {
    id: transactionReference(row.number),
    purchase_id: row.id,
    buyer: row.buyerName,
    buyer_id: row.buyerId,
    seller_id: row.sellerId,
    seller: row.sellerName,
    account: row.handle,
    platform: row.platform,
    amount: nairaFromKobo(row.priceKobo),
    fee: nairaFromKobo(row.feeKobo ?? settle(row, 0).feeKobo),
    refunded: nairaFromKobo(row.refundedKobo),
    status: transactionStatuses.find((status) => status === row.staffStatus) ?? 'processing',
    purchase_status: row.status,
    date: row.createdAt.toISOString(),
    paymentMethod: paymentMethods.find((method) => method === row.paymentMethod) ?? 'Wallet',
    disputeStatus: row.disputeStatus,
    disputeReason: row.disputeReason,
    disputeDate: row.disputeDate?.toISOString() ?? null,
    actions: actionsFor(row, adminId),
  };
}

/**
 * Resolve Dispute is offered while there is one, Decide Appeal while an appeal waits, Delete Transaction when it is
 * finished; none for the administrator's own purchases.
 */
function actionsFor(row: TransactionRow, adminId: string): TransactionAction[] {
  const next = actionsOf(purchaseProcess, { status: row.status, actor: 'admin' });
  const isParty = adminId === row.buyerId || adminId === row.sellerId;
  const actions: TransactionAction[] = [];
  if (next.includes('favor_buyer') && !isParty) actions.push('resolve_dispute');
  if (row.hasOpenAppeal && !isParty) actions.push('decide_appeal');
  if (next.includes('cancel') && !isParty) actions.push('cancel');
  if (refuseHiding(row, adminId) === undefined) actions.push('delete');
  if (refuseRestoring(row, adminId) === undefined) actions.push('restore');
  return actions;
}
