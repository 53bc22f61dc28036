import { dayMs } from '../durations.ts';
import { domain, integration } from '../integration.ts';
import { isoTime, isoTimeOrNull } from '../state/clock.ts';
import { presentCustomer } from '../transactions/transaction.presenter.ts';
import { findCustomer, findTransaction } from '../transactions/transaction.store.ts';
import type { World } from '../world.ts';
import type { RefundRow } from './refund.store.ts';

const refundedBy = 'merchant@oja.test';
const refundTakesMs = 7 * dayMs;

/** The reply to a new refund contains the transaction as an object. */
export function presentNewRefund(world: World, row: RefundRow) {
  const transaction = findTransaction(world, 'id', row.transaction_id);
  const paidAt = isoTimeOrNull(transaction?.paid_at ?? null);
  return {
    transaction: {
      id: row.transaction_id,
      domain,
      reference: transaction?.reference,
      amount: transaction?.amount,
      paid_at: paidAt,
      channel: 'card',
      currency: transaction?.currency,
      authorization: { exp_month: null, exp_year: null, account_name: null },
      customer: { international_format_phone: null },
      plan: {},
      subaccount: { currency: null },
      split: {},
      order_id: null,
      paidAt,
      pos_transaction_data: null,
      source: null,
      fees_breakdown: null,
    },
    ...facts(row),
    fully_deducted: true,
    expected_at: isoTime(row.created_at + refundTakesMs),
    updatedAt: isoTime(row.updated_at),
  };
}

/** A fetched refund contains the transaction as a number. */
export function presentRefund(world: World, row: RefundRow) {
  const transaction = findTransaction(world, 'id', row.transaction_id);
  const customer = transaction && findCustomer(world, 'id', transaction.customer_id);
  return {
    ...facts(row),
    fully_deducted: 1,
    transaction: row.transaction_id,
    dispute: null,
    settlement: null,
    refunded_at: isoTimeOrNull(row.refunded_at),
    bank_reference: row.bank_reference,
    transaction_reference: transaction?.reference ?? '',
    reason: row.merchant_note ?? '',
    customer: customer === undefined ? {} : presentCustomer(customer),
    refund_type: row.amount === transaction?.amount ? 'full' : 'partial',
    transaction_amount: transaction?.amount ?? row.amount,
    initiated_by: refundedBy,
    refund_channel: 'processor',
    session_id: null,
    collect_account_number: row.status === 'needs-attention',
    updatedAt: isoTime(row.updated_at),
  };
}

/** Events contain the amount as text or as a number, at random. */
export function presentRefundEvent(world: World, row: RefundRow) {
  const transaction = findTransaction(world, 'id', row.transaction_id);
  const customer = transaction && findCustomer(world, 'id', transaction.customer_id);
  return {
    status: row.status,
    transaction_reference: transaction?.reference ?? '',
    refund_reference: row.bank_reference,
    amount: world.dice.odd(2) ? String(row.amount) : row.amount,
    currency: 'NGN',
    processor: 'instant-transfer',
    customer: { first_name: null, last_name: null, email: customer?.email ?? '' },
    integration: integration.id,
    domain,
    ...(row.status === 'needs-attention'
      ? { id: String(row.id), customer_note: row.customer_note, merchant_note: row.merchant_note }
      : {}),
  };
}

function facts(row: RefundRow) {
  return {
    id: row.id,
    integration: integration.id,
    domain,
    amount: row.amount,
    deducted_amount: row.amount,
    currency: 'NGN',
    channel: null,
    status: row.status,
    refunded_by: refundedBy,
    merchant_note: row.merchant_note ?? '',
    customer_note: row.customer_note ?? '',
    createdAt: isoTime(row.created_at),
  };
}
