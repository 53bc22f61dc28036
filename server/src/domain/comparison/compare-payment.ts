import type { DifferenceKind } from '@oja/contract/gateway-comparison';
import { type ChargeFacts, decideFunding } from '../funding/decide-funding.ts';

export interface PaymentHere {
  reference: string;
  amountKobo: number;
  status: 'open' | 'paid' | 'parked';
  /** The amount that a parked payment brought into suspense. */
  parkedKobo: number | null;
  /** It was parked because its account had been closed. */
  isAccountClosed: boolean;
  /** A chargeback or a refund exists: the books know that the money may be gone. */
  wentBack: boolean;
}

interface ChargeThere extends ChargeFacts {
  paidAt?: Date | undefined;
}

const takenBack = ['reversed', 'reversal-pending'];

/**
 * The difference between a payment in the books and the same one at Paystack; undefined when both agree. A payment made
 * after `before` is left to the webhook and the poller.
 */
export function comparePayment(
  here: PaymentHere | undefined,
  there: ChargeThere | undefined,
  given: { domain: string; before: Date },
): DifferenceKind | undefined {
  if (there?.status === 'success') return comparePaid(here, there, given);
  if (here === undefined || here.status === 'open' || here.wentBack) return undefined;
  return takenBack.includes(there?.status ?? '') ? 'payment_taken_back' : 'payment_missing_there';
}

function comparePaid(
  here: PaymentHere | undefined,
  there: ChargeThere,
  { domain, before }: { domain: string; before: Date },
): DifferenceKind | undefined {
  if (here === undefined) return 'payment_missing_here';
  if (here.status === 'open') {
    return there.paidAt !== undefined && there.paidAt > before ? undefined : 'payment_not_credited';
  }
  const decision = decideFunding(here, there, { domain, isAccountClosed: here.isAccountClosed });
  const isEqual =
    decision.kind === 'park'
      ? here.status === 'parked' && decision.kobo === here.parkedKobo
      : here.status === 'paid';
  return isEqual ? undefined : 'payment_amount_differs';
}
