import { type AccessRule, admits } from '@oja/contract/access';
import {
  adminTransactionEndpoints,
  paymentMethods,
  type StaffTransaction,
  type TransactionAction,
  transactionStatuses,
} from '@oja/contract/admin-transactions';
import { appealEndpoints } from '@oja/contract/appeals';
import { disputeEndpoints } from '@oja/contract/disputes';
import { nairaFromKobo } from '@oja/contract/money';
import { actionsOf } from '../../../domain/process.ts';
import { purchaseProcess } from '../../../domain/purchase/purchase-process.ts';
import { settle } from '../../../domain/purchase/settlement.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import type { SessionUser } from '../../../http/session.ts';
import { refuseHiding, refuseRestoring } from './hide-transaction.ts';
import type { TransactionRow } from './transaction.queries.ts';

export type TransactionViewer = Pick<SessionUser, 'id' | 'role'>;

/** A purchase in the terms of the admin portal. */
export function presentTransaction(row: TransactionRow, viewer: TransactionViewer): StaffTransaction {
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
    actions: actionsFor(row, viewer),
  };
}

/**
 * Resolve Dispute is offered while there is one, Decide Appeal while an appeal waits, Delete Transaction when it is
 * finished; none for own purchases, and none that the role may not call.
 */
function actionsFor(row: TransactionRow, { id: staffId, role }: TransactionViewer): TransactionAction[] {
  const next = actionsOf(purchaseProcess, { status: row.status, actor: 'admin' });
  const isParty = staffId === row.buyerId || staffId === row.sellerId;
  const actions: TransactionAction[] = [];
  if (next.includes('favor_buyer') && !isParty) actions.push('resolve_dispute');
  if (row.hasOpenAppeal && !isParty) actions.push('decide_appeal');
  if (next.includes('cancel') && !isParty) actions.push('cancel');
  if (refuseHiding(row, staffId) === undefined) actions.push('delete');
  if (refuseRestoring(row, staffId) === undefined) actions.push('restore');
  return actions.filter((action) => admits(actionAccess[action], role));
}

const actionAccess: Readonly<Record<TransactionAction, AccessRule>> = {
  resolve_dispute: disputeEndpoints.resolveDispute.access,
  decide_appeal: appealEndpoints.decideAppeal.access,
  cancel: adminTransactionEndpoints.cancelTransaction.access,
  delete: adminTransactionEndpoints.hideTransaction.access,
  restore: adminTransactionEndpoints.restoreTransaction.access,
};
