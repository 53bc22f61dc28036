import { disputeWithdrawalsAtMost } from './dispute-terms.ts';

/** The errors of disputes, settlements, rulings and appeals; `errors.ts` has all codes. */
export const disputeErrors = {
  dispute_window_closed: { status: 409, text: 'The time to file a dispute is over.' },
  too_many_open_disputes: {
    status: 409,
    text: 'You have several open disputes. Please wait until one of them is settled.',
  },
  replacement_impossible: {
    status: 409,
    text: 'No login details belong to this purchase, so there are none to replace.',
  },
  dispute_withdrawals_used: {
    status: 409,
    text: `You have withdrawn ${disputeWithdrawalsAtMost} disputes about this purchase already. This one is settled with the seller, or decided by our team.`,
  },
  settlement_open_already: {
    status: 409,
    text: 'There is a proposal that waits for an answer. Please accept, decline or withdraw it first.',
  },
  settlement_not_open: { status: 409, text: 'This proposal is not open any more.' },
  too_many_settlements: {
    status: 409,
    text: 'You have made as many proposals as one dispute allows. You can still accept one of the other side.',
  },
  dispute_ruled: {
    status: 409,
    text: 'Our team has decided this dispute. The decision waits for an appeal before it is carried out.',
  },
  evidence_unknown: {
    status: 400,
    text: 'One of the statements or pictures does not belong to this case. Please choose again.',
  },
  appeal_not_possible: { status: 409, text: 'There is no decision that you could appeal against.' },
  appeal_too_late: { status: 409, text: 'The time for an appeal is over.' },
  appeal_used: {
    status: 409,
    text: 'There was an appeal against this decision already. There is no second.',
  },
  appeal_waived: { status: 409, text: 'You have given up the appeal against this decision.' },
  appeal_without_loss: {
    status: 409,
    text: 'The decision gave you everything, so there is nothing to appeal.',
  },
  appeal_not_open: { status: 409, text: 'There is no appeal that waits for a decision.' },
  appeal_decision_wrong: {
    status: 400,
    text: 'A decision that waits can stand or be replaced. One that was carried out can stand, or Oja adds an amount.',
  },
  award_amount_wrong: { status: 400, text: 'The amount is above what the appellant lost by the decision.' },
  ruling_not_waiting: { status: 409, text: 'There is no decision that waits for an appeal.' },
  payment_not_questioned: {
    status: 409,
    text: 'No bank asks the buyer for a payment back, so the decision stays as it is.',
  },
  evidence_image_unknown: {
    status: 400,
    text: 'One of the pictures is not there any more. Please upload it again.',
  },
  too_many_statements: { status: 409, text: 'Both sides have said a lot here. Our team decides from it.' },
  party_cannot_decide: {
    status: 403,
    text: 'You are a party to this purchase, so somebody else must decide.',
  },
  another_admin_needed: {
    status: 403,
    text: 'You escalated this dispute, so another member of staff must decide it.',
  },
  answer_time_over: {
    status: 409,
    text: 'The seller has answered, or the time to answer is over.',
  },
  answer_time_extended: { status: 409, text: 'The time to answer was made longer once already.' },
  seller_may_still_answer: {
    status: 409,
    text: 'The seller can still answer. To decide now, say why; both sides read the reason.',
  },
  refund_amount_wrong: {
    status: 400,
    text: 'Please enter a refund above zero and at most the amount of the purchase.',
  },
  replacement_missing: { status: 409, text: 'The seller has not given new credentials yet.' },
  replacement_used: { status: 409, text: 'The credentials were replaced once already.' },
} as const satisfies Record<string, { status: number; text: string }>;
