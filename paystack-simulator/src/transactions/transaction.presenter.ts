import { domain } from '../integration.ts';
import { isoTime, isoTimeOrNull } from '../state/clock.ts';
import type { World } from '../world.ts';
import { type CustomerRow, findCustomer, type TransactionRow } from './transaction.store.ts';

/**
 * A transaction as verify, the list and `charge.success` return it. Fees, metadata and log vary in shape at random,
 * as they do at Paystack, so clients must not rely on them.
 */
export function presentTransaction(world: World, row: TransactionRow) {
  const customer = findCustomer(world, 'id', row.customer_id);
  const paidAt = isoTimeOrNull(row.paid_at);
  const createdAt = isoTime(row.created_at);
  const paid = row.paid_at !== null;
  return {
    id: row.id,
    domain,
    status: row.status,
    reference: row.reference,
    receipt_number: null,
    amount: row.amount,
    message: null,
    gateway_response: row.gateway_response,
    paid_at: paidAt,
    created_at: createdAt,
    channel: 'card',
    currency: row.currency,
    ip_address: row.ip_address,
    metadata: presentMetadata(world, row),
    log: row.attempts === 0 || world.dice.odd(4) ? null : presentLog(row),
    fees: row.fees === null || world.dice.odd(4) ? null : row.fees,
    fees_split: null,
    authorization: paid && customer !== undefined ? presentAuthorization(customer) : {},
    customer: customer === undefined ? {} : presentCustomer(customer),
    plan: null,
    split: {},
    order_id: null,
    paidAt,
    createdAt,
    requested_amount: row.requested_amount,
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
    connect: null,
    transaction_date: createdAt,
    plan_object: {},
    subaccount: {},
  };
}

export function presentCustomer(customer: CustomerRow) {
  return {
    id: customer.id,
    first_name: null,
    last_name: null,
    email: customer.email,
    customer_code: customer.customer_code,
    phone: null,
    metadata: null,
    risk_action: 'default',
    international_format_phone: null,
  };
}

/** Paystack's public test card, so that testers know the last four digits. */
function presentAuthorization(customer: CustomerRow) {
  return {
    authorization_code: customer.authorization_code,
    bin: '408408',
    last4: '4081',
    exp_month: '12',
    exp_year: '2030',
    channel: 'card',
    card_type: 'visa ',
    bank: 'TEST BANK',
    country_code: 'NG',
    brand: 'visa',
    reusable: true,
    signature: customer.signature,
    account_name: null,
  };
}

function presentMetadata(world: World, row: TransactionRow): unknown {
  if (world.dice.odd(4)) return 0;
  return row.metadata === null ? '' : JSON.parse(row.metadata);
}

function presentLog(row: TransactionRow) {
  const success = row.paid_at !== null;
  return {
    start_time: Math.floor(row.created_at / 1000),
    time_spent: 4,
    attempts: row.attempts,
    errors: success ? 0 : 1,
    success,
    mobile: false,
    input: [],
    history: [
      { type: 'action', message: 'Attempted to pay with card', time: 3 },
      success
        ? { type: 'success', message: 'Successfully paid with card', time: 4 }
        : { type: 'error', message: row.gateway_response, time: 4 },
    ],
  };
}
