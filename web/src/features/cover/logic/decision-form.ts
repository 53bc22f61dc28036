import type { coverEndpoints, StaffClaim } from '@oja/contract/cover';
import type { BodySent } from '@oja/contract/endpoint';
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

/** What is sent: of the form only what belongs to the decision. Nothing before one is chosen. */
export function decisionOf(
  form: DecisionForm,
  claim: Pick<StaffClaim, 'seller_may_answer_until'>,
): BodySent<typeof coverEndpoints.decideClaim> | undefined {
  const { outcome } = form;
  if (outcome === undefined) return undefined;
  const amount = outcome === 'upheld' ? readAmount(form.refund) : undefined;
  return {
    outcome,
    details: form.details.trim(),
    ...(amount === undefined ? {} : { refund_amount: amount }),
    ...(claim.seller_may_answer_until === null ? {} : { early_reason: form.earlyReason.trim() }),
  };
}

/** What is asked once more before a decision is sent. */
export function questionOf(
  form: Pick<DecisionForm, 'outcome' | 'refund'>,
  claim: Pick<StaffClaim, 'refundable'>,
): { title: string; description: string } {
  if (form.outcome !== 'upheld') {
    return {
      title: 'Reject the claim?',
      description: 'The buyer gets nothing back, and cover goes on. Both sides are told.',
    };
  }
  const refund = formatNaira(readAmount(form.refund) ?? claim.refundable);
  return {
    title: 'Uphold the claim?',
    description: `${refund} goes back to the buyer, and cover ends. Both sides are told.`,
  };
}
