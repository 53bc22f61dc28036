import type { StaffClaim } from '@oja/contract/cover';
import { formatNaira } from '@/lib/money';

export interface DecisionForm {
  outcome: 'upheld' | 'rejected' | undefined;
  /** As typed; empty for everything. */
  refund: string;
  details: string;
  earlyReason: string;
}

export const emptyDecision: DecisionForm = { outcome: undefined, refund: '', details: '', earlyReason: '' };

/** Undefined for everything, and for what is no amount. */
export function readAmount(typed: string): number | undefined {
  return /^\d{1,10}(?:\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : undefined;
}

/** Why a decision cannot be sent yet; the server checks the same again. */
export function refuseDecision(
  form: DecisionForm,
  claim: Pick<StaffClaim, 'refundable' | 'seller_may_answer_until'>,
): string | undefined {
  if (form.outcome === undefined || form.details.trim() === '') {
    return 'Please choose a decision and say why.';
  }
  if (form.outcome === 'upheld' && form.refund.trim() !== '') {
    const amount = readAmount(form.refund);
    if (amount === undefined || amount <= 0 || amount > claim.refundable) {
      return `Please enter a refund above zero and at most ${formatNaira(claim.refundable)}.`;
    }
  }
  if (claim.seller_may_answer_until !== null && form.earlyReason.trim() === '') {
    return 'Please say why the decision does not wait for the seller.';
  }
  return undefined;
}
