import { disputeEndpoints } from '@oja/contract/disputes';
import type { ResolutionType } from '@oja/contract/purchase-fields';
import type { RulingRule } from '@oja/contract/ruling-fields';
import { formatNaira } from '@/lib/money';
import { readNaira } from '@/lib/read-number';

const { body } = disputeEndpoints.resolveDispute;
const chosen = body.pick({ type: true, details: true });
const refundAmount = body.shape.refund_amount.unwrap();
const earlyReason = body.shape.early_reason.unwrap();

/** What a decision rests on. */
export interface Grounds {
  rule: RulingRule | undefined;
  /** Ids of statements and pictures. */
  evidence: readonly string[];
}

export interface ResolutionForm extends Grounds {
  type: ResolutionType | undefined;
  details: string;
  /** As typed. */
  refund: string;
  /** Why it is decided while the seller can still answer. */
  earlyReason: string;
}

export const emptyResolution: ResolutionForm = {
  type: undefined,
  details: '',
  refund: '',
  earlyReason: '',
  rule: undefined,
  evidence: [],
};

/** What is missing for a decision that both sides can follow. An escalation decides nothing. */
export function refuseGrounds({ type, rule, evidence }: ResolutionForm): string | undefined {
  if (type === 'escalate') return undefined;
  if (rule === undefined) return 'Please choose the rule that the decision follows.';
  return evidence.length === 0 ? 'Please choose what the decision rests on.' : undefined;
}

export const earlyReasonSentence = 'Please say why you decide before the seller’s time to answer is over.';

/** Whether a decision of this type now needs a reason for not waiting. Escalating decides nothing. */
export function needsEarlyReason(
  type: ResolutionType | undefined,
  sellerMayAnswerUntil: string | null,
): boolean {
  return type !== undefined && type !== 'escalate' && sellerMayAnswerUntil !== null;
}

/** Naira above zero with at most two decimals, or nothing when it is no such amount. */
export function readRefund(typed: string): number | undefined {
  return refundAmount.safeParse(readNaira(typed)).data;
}

/** What is wrong with the amount of a partial refund, as a sentence. */
export function refuseRefund(typed: string, price: number): string | undefined {
  const amount = readRefund(typed);
  if (amount === undefined) return 'Please enter the amount that goes back to the buyer.';
  return amount > price ? `The refund can be ${formatNaira(price)} at most.` : undefined;
}

/** Why a decision cannot be sent as it stands. */
export function refuseResolution(
  form: ResolutionForm,
  file: { price: number; seller_may_answer_until: string | null },
): string | undefined {
  const { error } = chosen.safeParse({ type: form.type, details: form.details });
  if (error) return error.issues[0]?.message;
  const refund = form.type === 'partial_refund' ? refuseRefund(form.refund, file.price) : undefined;
  if (refund !== undefined) return refund;
  const isReasonMissing =
    needsEarlyReason(form.type, file.seller_may_answer_until) &&
    !earlyReason.safeParse(form.earlyReason).success;
  return isReasonMissing ? earlyReasonSentence : undefined;
}
