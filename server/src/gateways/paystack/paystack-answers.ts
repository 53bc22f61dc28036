import { z } from 'zod';

/** Schemas of Paystack's replies: fields that we need are strict, all others may be anything. */

/** Documents and samples disagree on whether amounts are numbers or strings of digits. */
const kobo = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);
const time = z.string().nullish();

const chargeStatuses = [
  'success',
  'failed',
  'abandoned',
  'ongoing',
  'pending',
  'processing',
  'queued',
  'reversal-pending',
  'reversed',
] as const;

/** An authorisation is empty unless a card paid. */
const authorization = z
  .object({
    authorization_code: z.string(),
    last4: z.string().nullish(),
    bank: z.string().nullish(),
    brand: z.string().nullish(),
    reusable: z.boolean().nullish(),
    /** Equal for all authorisations of one card. */
    signature: z.string().nullish(),
    account_name: z.string().nullish(),
  })
  .partial()
  .nullish();

const chargeFields = {
  id: z.int(),
  domain: z.string(),
  reference: z.string(),
  amount: kobo,
  requested_amount: kobo.nullish(),
  currency: z.string(),
  channel: z.string().nullish(),
  fees: kobo.nullish(),
  gateway_response: z.string().nullish(),
  paid_at: time,
  authorization,
};

export const charge = z.object({ ...chargeFields, status: z.enum(chargeStatuses) }).transform((data) => ({
  ...chargeFacts(data),
  status: data.status,
  channel: data.channel ?? undefined,
  feeKobo: data.fees ?? undefined,
  gatewayResponse: data.gateway_response ?? '',
  card: cardOf(data.authorization),
}));
export type Charge = z.output<typeof charge>;

/** In a list, an unknown status must not hide all other payments. */
export const listedCharge = z
  .object({ ...chargeFields, status: z.string() })
  .transform((data) => ({ ...chargeFacts(data), status: data.status }));
export type ListedCharge = z.output<typeof listedCharge>;

function chargeFacts(data: z.output<z.ZodObject<typeof chargeFields>>) {
  return {
    domain: data.domain,
    reference: data.reference,
    amountKobo: data.amount,
    requestedKobo: data.requested_amount ?? undefined,
    currency: data.currency,
    paidAt: moment(data.paid_at),
  };
}

function moment(text: string | null | undefined): Date | undefined {
  const read = new Date(text ?? Number.NaN);
  return Number.isNaN(read.getTime()) ? undefined : read;
}

function cardOf(given: z.output<typeof authorization>) {
  if (!given?.authorization_code || !given.reusable || !given.last4) return undefined;
  return {
    authorizationCode: given.authorization_code,
    last4: given.last4,
    brand: given.brand ?? '',
    bank: given.bank ?? '',
    signature: given.signature || null,
  };
}

export const bank = z.object({ name: z.string(), code: z.string(), active: z.boolean().nullish() });
export type Bank = { name: string; code: string };

export const resolvedAccount = z.object({ account_number: z.string(), account_name: z.string() });

export const recipient = z
  .object({
    recipient_code: z.string(),
    details: z.object({ account_name: z.string().nullish(), bank_name: z.string().nullish() }).nullish(),
  })
  .transform((data) => ({ recipientCode: data.recipient_code }));
export type Recipient = z.output<typeof recipient>;

const transferStatuses = [
  'pending',
  'received',
  'otp',
  'success',
  'failed',
  'reversed',
  'abandoned',
  'blocked',
  'rejected',
] as const;

/** `recipient` is a number in one answer and an object in another; we need neither. */
const transferFields = {
  amount: kobo,
  currency: z.string().nullish(),
  transfer_code: z.string().nullish(),
  fee_charged: kobo.nullish(),
  gateway_response: z.string().nullish(),
  reason: z.string().nullish(),
  updatedAt: time,
  updated_at: time,
};

export const transfer = z
  .object({ ...transferFields, reference: z.string(), status: z.enum(transferStatuses) })
  .transform((data) => ({
    ...transferFacts(data),
    reference: data.reference,
    status: data.status,
    transferCode: data.transfer_code ?? undefined,
    gatewayResponse: data.gateway_response ?? '',
  }));
export type Transfer = z.output<typeof transfer>;

/** A transfer made in the dashboard may have no reference. */
export const listedTransfer = z
  .object({ ...transferFields, id: z.int(), reference: z.string().nullish(), status: z.string() })
  .transform((data) => ({
    ...transferFacts(data),
    reference: data.reference ?? data.transfer_code ?? `transfer ${data.id}`,
    status: data.status,
  }));
export type ListedTransfer = z.output<typeof listedTransfer>;

function transferFacts(data: z.output<z.ZodObject<typeof transferFields>>) {
  return {
    amountKobo: data.amount,
    feeKobo: data.fee_charged ?? undefined,
    changedAt: moment(data.updatedAt ?? data.updated_at),
  };
}

/**
 * A payout of Paystack to our own bank account. `effective_amount` is the part that arrives, after deductions for
 * chargebacks; it may be negative.
 */
export const settlement = z
  .object({
    id: z.int(),
    domain: z.string(),
    status: z.string(),
    currency: z.string(),
    total_amount: z.int(),
    effective_amount: z.int().nullish(),
    createdAt: z.string(),
  })
  .transform((data) => ({
    id: data.id,
    domain: data.domain,
    status: data.status,
    currency: data.currency,
    amountKobo: data.effective_amount ?? data.total_amount,
    begunAt: new Date(data.createdAt),
  }))
  .refine(({ begunAt }) => !Number.isNaN(begunAt.getTime()));
export type GatewaySettlement = z.output<typeof settlement>;

export const balances = z.array(z.object({ currency: z.string(), balance: z.number() }));

/** `status` is documented as a boolean, but one sample has the text "false"; only `true` means success. */
export const answer = z.object({
  status: z.unknown().optional(),
  message: z.string().nullish(),
  data: z.unknown().optional(),
  meta: z.unknown().optional(),
  code: z.string().nullish(),
});

/** Paging metadata of a list. One sample has the numbers as text. */
export const listMeta = z.object({ page: z.coerce.number().int(), pageCount: z.coerce.number().int() });
