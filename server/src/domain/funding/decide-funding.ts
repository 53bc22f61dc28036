import { dayMs, minuteMs } from '@oja/contract/durations';
import { nairaText } from '@oja/contract/money';

/** The facts of a charge at Paystack that the decision needs. */
export interface ChargeFacts {
  reference: string;
  status: string;
  domain: string;
  currency: string;
  amountKobo: number;
  requestedKobo?: number | undefined;
}

export type FundingDecision =
  | { kind: 'credit' }
  /** The amount or currency differs from the request; `kobo` is the part that can be booked in naira. */
  | { kind: 'park'; kobo: number; why: string }
  | { kind: 'wait' };

/** A failed or abandoned charge may still be paid on the same page, so only success ends a payment. */
export function decideFunding(
  payment: { reference: string; amountKobo: number },
  charge: ChargeFacts,
  expected: { domain: string; isAccountClosed: boolean },
): FundingDecision {
  if (charge.status !== 'success') return { kind: 'wait' };
  if (charge.domain !== expected.domain) {
    return { kind: 'park', kobo: 0, why: `it was made in the ${charge.domain} world of Paystack` };
  }
  if (charge.currency !== 'NGN') {
    return { kind: 'park', kobo: 0, why: `it was made in ${charge.currency}` };
  }
  if (charge.reference !== payment.reference) {
    return { kind: 'park', kobo: charge.amountKobo, why: `Paystack names the reference ${charge.reference}` };
  }
  const exact = charge.amountKobo === payment.amountKobo;
  const withFees = charge.requestedKobo === payment.amountKobo && charge.amountKobo > payment.amountKobo;
  if (!exact && !withFees) {
    return { kind: 'park', kobo: charge.amountKobo, why: `${nairaText(charge.amountKobo)} was paid` };
  }
  if (expected.isAccountClosed) {
    return { kind: 'park', kobo: charge.amountKobo, why: 'its account was closed before it was paid' };
  }
  return { kind: 'credit' };
}

const waitsMs = [1 * minuteMs, 2 * minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs];
/** How long an open payment is polled. */
export const pollForMs = 3 * dayMs;

/** The time of the next poll of an open payment; undefined when it is too old to be paid. */
export function nextFundingCheck(payment: { createdAt: Date; checks: number }, now: Date): Date | undefined {
  if (now.getTime() - payment.createdAt.getTime() > pollForMs) return undefined;
  const waitMs = waitsMs[Math.min(payment.checks, waitsMs.length - 1)] ?? minuteMs;
  return new Date(now.getTime() + waitMs);
}
