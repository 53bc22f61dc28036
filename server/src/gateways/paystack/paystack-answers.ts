import { z } from 'zod';

/** Paystack's answers, read defensively: fields we do not need may be anything, those we need must be right. */

/** Documents and samples disagree on whether amounts are numbers or strings of digits. */
const kobo = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);
const time = z.string().nullish();

export const chargeStatuses = [
  'success',
  'failed',
  'abandoned',
  'ongoing',
  'pending',
  'processing',
  'queued',
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
    account_name: z.string().nullish(),
  })
  .partial()
  .nullish();

export const charge = z
  .object({
    id: z.int(),
    domain: z.string(),
    status: z.enum(chargeStatuses),
    reference: z.string(),
    amount: kobo,
    requested_amount: kobo.nullish(),
    currency: z.string(),
    channel: z.string().nullish(),
    fees: kobo.nullish(),
    gateway_response: z.string().nullish(),
    paid_at: time,
    authorization,
  })
  .transform((data) => ({
    domain: data.domain,
    status: data.status,
    reference: data.reference,
    amountKobo: data.amount,
    requestedKobo: data.requested_amount ?? undefined,
    currency: data.currency,
    channel: data.channel ?? undefined,
    feeKobo: data.fees ?? undefined,
    gatewayResponse: data.gateway_response ?? '',
    card: cardOf(data.authorization),
  }));
export type Charge = z.output<typeof charge>;

function cardOf(given: z.output<typeof authorization>) {
  if (!given?.authorization_code || !given.reusable || !given.last4) return undefined;
  return {
    authorizationCode: given.authorization_code,
    last4: given.last4,
    brand: given.brand ?? '',
    bank: given.bank ?? '',
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

export const transferStatuses = [
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
export const transfer = z
  .object({
    reference: z.string(),
    status: z.enum(transferStatuses),
    amount: kobo,
    currency: z.string().nullish(),
    transfer_code: z.string().nullish(),
    fee_charged: kobo.nullish(),
    gateway_response: z.string().nullish(),
    reason: z.string().nullish(),
  })
  .transform((data) => ({
    reference: data.reference,
    status: data.status,
    amountKobo: data.amount,
    feeKobo: data.fee_charged ?? undefined,
    transferCode: data.transfer_code ?? undefined,
    gatewayResponse: data.gateway_response ?? '',
  }));
export type Transfer = z.output<typeof transfer>;

export const balances = z.array(z.object({ currency: z.string(), balance: z.number() }));

/** `status` is documented as a boolean, and one sample has the text "false"; only true counts as yes. */
export const answer = z.object({
  status: z.unknown().optional(),
  message: z.string().nullish(),
  data: z.unknown().optional(),
  code: z.string().nullish(),
});
