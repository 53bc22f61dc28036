import { domain } from '../integration.ts';
import { isoTime, isoTimeOrNull } from '../state/clock.ts';
import { presentCustomer } from '../transactions/transaction.presenter.ts';
import { findCustomer, findTransaction } from '../transactions/transaction.store.ts';
import type { World } from '../world.ts';
import type { DisputeRow } from './dispute.store.ts';

export function presentDispute(world: World, row: DisputeRow) {
  const transaction = findTransaction(world, 'id', row.transaction_id);
  const customer = transaction && findCustomer(world, 'id', transaction.customer_id);
  const paidAt = isoTimeOrNull(transaction?.paid_at ?? null);
  const createdAt = isoTime(row.created_at);
  return {
    id: row.id,
    refund_amount: row.amount,
    currency: 'NGN',
    status: row.status,
    resolution: row.resolution,
    domain,
    transaction: {
      id: row.transaction_id,
      domain,
      status: transaction?.status,
      reference: transaction?.reference,
      amount: transaction?.amount,
      message: null,
      gateway_response: transaction?.gateway_response,
      paid_at: paidAt,
      created_at: isoTimeOrNull(transaction?.created_at ?? null),
      channel: 'card',
      currency: transaction?.currency,
      ip_address: null,
      metadata: '',
      log: null,
      fees: transaction?.fees ?? null,
      fees_split: null,
      authorization: {},
      customer: { international_format_phone: null },
      plan: {},
      subaccount: {},
      split: {},
      order_id: null,
      paidAt,
      requested_amount: transaction?.requested_amount,
      pos_transaction_data: null,
    },
    transaction_reference: null,
    category: 'chargeback',
    customer: customer === undefined ? {} : presentCustomer(customer),
    bin: '408408',
    last4: '4081',
    dueAt: isoTime(row.due_at),
    resolvedAt: isoTimeOrNull(row.resolved_at),
    evidence: null,
    attachments: null,
    note: null,
    history: [{ status: 'pending', by: customer?.email, createdAt }],
    messages: [{ sender: customer?.email, body: 'Customer complained about debit without value', createdAt }],
    created_at: createdAt,
    updated_at: isoTime(row.updated_at),
  };
}
