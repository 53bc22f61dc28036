import { z } from 'zod';

/** Reply schemas by Paystack's documentation. Strict: an additional field is as wrong as a missing one. */
const iso = z.iso.datetime();
const kobo = z.int();
const id = z.int().positive();
const empty = z.strictObject({});

const envelope = <T>(message: string, data: z.ZodType<T>) =>
  z.strictObject({ status: z.literal(true), message: z.literal(message), data });

export const errorEnvelope = z.strictObject({
  status: z.literal(false),
  message: z.string().min(1),
  meta: z.strictObject({ nextStep: z.string().min(1) }),
  type: z.enum(['validation_error', 'api_error', 'processor_error']),
  code: z.string().min(1),
});

export const shortErrorEnvelope = z.strictObject({ status: z.literal(false), message: z.string().min(1) });

export const initializeAnswer = envelope(
  'Authorization URL created',
  z.strictObject({
    authorization_url: z.url(),
    access_code: z.string().min(1),
    reference: z.string().min(1),
  }),
);

const customer = z.strictObject({
  id,
  first_name: z.null(),
  last_name: z.null(),
  email: z.email(),
  customer_code: z.string().startsWith('CUS_'),
  phone: z.null(),
  metadata: z.null(),
  risk_action: z.literal('default'),
  international_format_phone: z.null(),
});

const authorization = z.strictObject({
  authorization_code: z.string().startsWith('AUTH_'),
  bin: z.string(),
  last4: z.string().regex(/^\d{4}$/),
  exp_month: z.string(),
  exp_year: z.string(),
  channel: z.string(),
  card_type: z.string(),
  bank: z.string(),
  country_code: z.literal('NG'),
  brand: z.string(),
  reusable: z.boolean(),
  signature: z.string().startsWith('SIG_'),
  account_name: z.string().nullable(),
});

const log = z.strictObject({
  start_time: z.int(),
  time_spent: z.int(),
  attempts: z.int(),
  errors: z.int(),
  success: z.boolean(),
  mobile: z.boolean(),
  input: z.array(z.unknown()),
  history: z.array(z.strictObject({ type: z.string(), message: z.string(), time: z.int() })),
});

export const transactionData = z.strictObject({
  id,
  domain: z.literal('test'),
  status: z.enum([
    'success',
    'failed',
    'abandoned',
    'ongoing',
    'pending',
    'processing',
    'queued',
    'reversal-pending',
    'reversed',
  ]),
  reference: z.string(),
  receipt_number: z.null(),
  amount: kobo,
  message: z.string().nullable(),
  gateway_response: z.string(),
  paid_at: iso.nullable(),
  created_at: iso,
  channel: z.string(),
  currency: z.string(),
  ip_address: z.string().nullable(),
  metadata: z.union([z.literal(''), z.literal(0), z.string(), z.record(z.string(), z.unknown())]),
  log: log.nullable(),
  fees: kobo.nullable(),
  fees_split: z.null(),
  authorization: z.union([authorization, empty]),
  customer,
  plan: z.null(),
  split: empty,
  order_id: z.null(),
  paidAt: iso.nullable(),
  createdAt: iso,
  requested_amount: kobo,
  pos_transaction_data: z.null(),
  source: z.null(),
  fees_breakdown: z.null(),
  connect: z.null(),
  transaction_date: iso,
  plan_object: empty,
  subaccount: empty,
});

export const verifyAnswer = envelope('Verification successful', transactionData);

const pageMeta = z.strictObject({
  total: z.int(),
  skipped: z.int(),
  perPage: z.int(),
  page: z.int(),
  pageCount: z.int(),
});

export const transactionListAnswer = envelope('Transactions retrieved', z.array(transactionData)).extend({
  meta: pageMeta.extend({ total_volume: kobo }),
});

const bank = z.strictObject({
  id,
  name: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  code: z.string().regex(/^(\d{3}|\d{5}|\d{6})$/),
  longcode: z.string(),
  gateway: z.string().nullable(),
  pay_with_bank: z.boolean(),
  supports_transfer: z.boolean(),
  active: z.boolean(),
  is_deleted: z.boolean().nullable(),
  country: z.literal('Nigeria'),
  currency: z.literal('NGN'),
  type: z.literal('nuban'),
  createdAt: iso,
  updatedAt: iso,
});

export const bankListAnswer = envelope('Banks retrieved', z.array(bank));
export const bankPageAnswer = bankListAnswer.extend({
  meta: z.strictObject({ next: z.string().nullable(), previous: z.string().nullable(), perPage: z.int() }),
});

export const resolveAnswer = envelope(
  'Account number resolved',
  z.strictObject({ account_number: z.string().regex(/^\d{10}$/), account_name: z.string(), bank_id: id }),
);

const recipientCore = z.strictObject({
  active: z.boolean(),
  currency: z.literal('NGN'),
  description: z.string().nullable(),
  domain: z.literal('test'),
  email: z.string().nullable(),
  id,
  integration: z.int(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  name: z.string(),
  recipient_code: z.string().startsWith('RCP_'),
  type: z.enum(['nuban', 'authorization']),
  is_deleted: z.boolean(),
  details: z.strictObject({
    authorization_code: z.string().nullable(),
    account_number: z.string().nullable(),
    account_name: z.string().nullable(),
    bank_code: z.string().nullable(),
    bank_name: z.string().nullable(),
  }),
});

export const recipientAnswer = envelope(
  'Transfer recipient created successfully',
  recipientCore.extend({ isDeleted: z.boolean(), createdAt: iso, updatedAt: iso }),
);

const transferFacts = z.strictObject({
  id,
  domain: z.literal('test'),
  amount: kobo,
  currency: z.literal('NGN'),
  reference: z.string().regex(/^[a-z0-9_-]{16,50}$/),
  source: z.literal('balance'),
  source_details: z.null(),
  reason: z.string().nullable(),
  status: z.enum([
    'pending',
    'received',
    'otp',
    'success',
    'failed',
    'reversed',
    'abandoned',
    'blocked',
    'rejected',
  ]),
  failures: z.null(),
  transfer_code: z.string().startsWith('TRF_'),
  titan_code: z.null(),
  transferred_at: iso.nullable(),
});

const newTransferData = transferFacts.extend({
  integration: z.int(),
  recipient: z.int(),
  request: z.int(),
  transfersessionid: z.array(z.unknown()),
  transfertrials: z.array(z.unknown()),
  createdAt: iso,
  updatedAt: iso,
});
export const transferAnswer = envelope('Transfer has been queued', newTransferData);
export const otpTransferAnswer = envelope('Transfer requires OTP to continue', newTransferData);

const transferOutcome = {
  session: z.strictObject({ provider: z.string().nullable(), id: z.string().nullable() }),
  fee_charged: kobo,
  gateway_response: z.string().nullable(),
};

const transferData = transferFacts.extend({
  integration: z.int(),
  request: z.int(),
  recipient: recipientCore.extend({ createdAt: iso, updatedAt: iso }),
  ...transferOutcome,
  fees_breakdown: z.array(z.strictObject({ type: z.string(), amount: kobo })),
  createdAt: iso,
  updatedAt: iso,
});
export const transferVerifyAnswer = envelope('Transfer retrieved', transferData);
export const transferListAnswer = envelope('Transfers retrieved', z.array(transferData)).extend({
  meta: pageMeta,
});

const eventRecipient = recipientCore.extend({ created_at: iso, updated_at: iso });
const integration = z.strictObject({ id: z.int(), is_live: z.boolean(), business_name: z.string() });
export const transferSuccessEvent = transferFacts.extend({
  integration,
  recipient: eventRecipient,
  ...transferOutcome,
  createdAt: iso,
  updatedAt: iso,
});
export const transferFailureEvent = transferFacts.extend({
  integration,
  recipient: eventRecipient,
  ...transferOutcome,
  created_at: iso,
  updated_at: iso,
});

const refundFacts = z.strictObject({
  id,
  integration: z.int(),
  domain: z.literal('test'),
  amount: kobo,
  deducted_amount: kobo,
  currency: z.literal('NGN'),
  channel: z.null(),
  status: z.enum(['pending', 'processing', 'processed', 'failed', 'needs-attention']),
  refunded_by: z.string(),
  merchant_note: z.string(),
  customer_note: z.string(),
  createdAt: iso,
  updatedAt: iso,
});

export const refundAnswer = envelope(
  'Refund has been queued for processing',
  refundFacts.extend({
    transaction: z.looseObject({ id, reference: z.string(), amount: kobo, currency: z.string() }),
    fully_deducted: z.boolean(),
    expected_at: iso,
  }),
);

export const refundFetchAnswer = envelope(
  'Refund retrieved',
  refundFacts.extend({
    transaction: z.int(),
    fully_deducted: z.int(),
    dispute: z.null(),
    settlement: z.null(),
    refunded_at: iso.nullable(),
    bank_reference: z.string().nullable(),
    transaction_reference: z.string(),
    reason: z.string(),
    customer,
    refund_type: z.enum(['full', 'partial']),
    transaction_amount: kobo,
    initiated_by: z.string(),
    refund_channel: z.string(),
    session_id: z.null(),
    collect_account_number: z.boolean(),
  }),
);

export const refundEvent = z.strictObject({
  status: z.string(),
  transaction_reference: z.string(),
  refund_reference: z.string().nullable(),
  amount: z.union([kobo, z.string().regex(/^\d+$/)]),
  currency: z.literal('NGN'),
  processor: z.string(),
  customer: z.strictObject({ first_name: z.null(), last_name: z.null(), email: z.email() }),
  integration: z.int(),
  domain: z.literal('test'),
  id: z.string().optional(),
  customer_note: z.string().nullish(),
  merchant_note: z.string().nullish(),
});

export const balanceAnswer = envelope(
  'Balances retrieved',
  z.array(z.strictObject({ currency: z.literal('NGN'), balance: kobo })),
);

export const settlementListAnswer = envelope(
  'Settlements retrieved',
  z.array(
    z.strictObject({
      id,
      domain: z.literal('test'),
      status: z.enum(['success', 'processing', 'pending', 'failed']),
      currency: z.literal('NGN'),
      integration: z.int(),
      total_amount: kobo,
      effective_amount: kobo,
      total_fees: kobo,
      total_processed: kobo,
      deductions: kobo.nullable(),
      settlement_date: iso,
      settled_by: z.null(),
      createdAt: iso,
      updatedAt: iso,
    }),
  ),
).extend({ meta: pageMeta });
export const ledgerAnswer = envelope(
  'Balance ledger retrieved',
  z.array(
    z.strictObject({
      integration: z.int(),
      domain: z.literal('test'),
      id,
      balance: kobo,
      currency: z.literal('NGN'),
      difference: kobo,
      reason: z.string(),
      model_responsible: z.enum(['Transaction', 'Transfer', 'Refund', 'TopUp']),
      model_row: z.int(),
      createdAt: iso,
      updatedAt: iso,
    }),
  ),
).extend({ meta: pageMeta });

export const disputeEvent = z.looseObject({
  id,
  refund_amount: kobo,
  currency: z.literal('NGN'),
  status: z.enum(['awaiting-merchant-feedback', 'resolved']),
  resolution: z.enum(['merchant-accepted', 'auto-accepted', 'declined']).nullable(),
  transaction: z.looseObject({ reference: z.string(), amount: kobo, status: z.string() }),
  category: z.literal('chargeback'),
  dueAt: iso,
  resolvedAt: iso.nullable(),
  history: z.array(z.unknown()),
  messages: z.array(z.unknown()),
});
