import { coverEndpoints, type StaffClaim } from '@oja/contract/cover';
import { convertedForm, withSentence } from '@/lib/form-schemas';
import { formatNaira } from '@/lib/money';
import { readNaira } from '@/lib/read-number';

export interface DecisionForm {
  outcome: 'upheld' | 'rejected' | undefined;
  /** As typed; empty for everything. */
  refund: string;
  details: string;
  earlyReason: string;
}

export const emptyDecision: DecisionForm = { outcome: undefined, refund: '', details: '', earlyReason: '' };

const { body } = coverEndpoints.decideClaim;
const { outcome, details, refund_amount, early_reason } = body.shape;
const incomplete = 'Please choose a decision and say why.';

/** What is sent: of the form only what belongs to the decision. */
export function decisionForm(claim: Pick<StaffClaim, 'refundable' | 'seller_may_answer_until'>) {
  const maySellerAnswer = claim.seller_may_answer_until !== null;
  const refund = refund_amount.unwrap().refine((amount) => amount <= claim.refundable);
  const refundSentence = `Please enter a refund above zero and at most ${formatNaira(claim.refundable)}.`;
  const reasonSentence = 'Please say why the decision does not wait for the seller.';
  return convertedForm(
    (form: DecisionForm) => ({
      outcome: form.outcome,
      details: form.details,
      ...(form.outcome === 'upheld' && form.refund.trim() !== ''
        ? { refund_amount: readNaira(form.refund) ?? Number.NaN }
        : {}),
      ...(maySellerAnswer ? { early_reason: form.earlyReason } : {}),
    }),
    body.extend({
      outcome: withSentence(outcome, incomplete),
      details: withSentence(details, incomplete),
      refund_amount: withSentence(refund, refundSentence).optional(),
      early_reason: maySellerAnswer ? withSentence(early_reason.unwrap(), reasonSentence) : early_reason,
    }),
  );
}

/** Why a decision cannot be sent yet; the server checks the same again. */
export function refuseDecision(
  form: DecisionForm,
  claim: Pick<StaffClaim, 'refundable' | 'seller_may_answer_until'>,
): string | undefined {
  return decisionForm(claim).safeParse(form).error?.issues[0]?.message;
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
  const refund = formatNaira(readNaira(form.refund) ?? claim.refundable);
  return {
    title: 'Uphold the claim?',
    description: `${refund} goes back to the buyer, and cover ends. Both sides are told.`,
  };
}
