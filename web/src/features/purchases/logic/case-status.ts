import type { DisputeCase } from '@oja/contract/disputes';
import { hourMs } from '@oja/contract/durations';
import type { DisputeBrief, DisputeOutcome } from '@oja/contract/purchase-fields';
import type { BadgeVariant } from '@/components/ui/badge';
import { formatNaira } from '@/lib/money';

export const caseBadges: Record<DisputeBrief['status'], { label: string; variant: BadgeVariant }> = {
  open: { label: 'Open', variant: 'warning' },
  escalated: { label: 'Escalated', variant: 'destructive' },
  resolved: { label: 'Resolved', variant: 'success' },
};

type Outcome = Pick<DisputeCase, 'price' | 'refunded_amount'>;

const outcomeSentences: Record<DisputeOutcome, (purchase: Outcome) => string> = {
  favor_buyer: ({ price }) => `Decided for the buyer: ${formatNaira(price)} went back.`,
  favor_seller: () => 'Decided for the seller, who was paid.',
  partial_refund: ({ refunded_amount }) =>
    `Decided in between: ${formatNaira(refunded_amount)} went back to the buyer, and the seller was paid from the rest.`,
  replacement: () => 'The buyer got new credentials and has a new window to check them.',
  settled: ({ refunded_amount }) =>
    `Settled between the two: ${formatNaira(refunded_amount)} went back to the buyer.`,
  withdrawn: () => 'The buyer withdrew the dispute, and the purchase went on with the time that was left.',
};

export function outcomeSentence(dispute: DisputeBrief, purchase: Outcome): string | undefined {
  return dispute.outcome === null ? undefined : outcomeSentences[dispute.outcome](purchase);
}

/** What is waited for, in one sentence for each side. */
export function waitingSentence(
  dispute: DisputeBrief,
  viewer: DisputeCase['viewer'],
  nowMs: number,
): string | undefined {
  if (dispute.status === 'resolved') return undefined;
  if (dispute.status === 'escalated') {
    return 'Our team looks at it once more and decides. The money stays in escrow meanwhile.';
  }
  if (dispute.seller_answered) return 'Both sides have spoken. Our team decides next.';
  const isLate = nowMs >= Date.parse(dispute.seller_due_at);
  if (viewer === 'seller') {
    return isLate
      ? 'Your answer is overdue. Our team can decide without it; it still counts until they do.'
      : 'Please answer: say what you know, with pictures if you have any.';
  }
  return isLate
    ? 'The seller has not answered in time. Our team can decide now.'
    : 'The seller has been asked to answer.';
}

/** The time to check that a withdrawal gives back: what was left when the dispute was opened. */
export function timeLeftAfterWithdrawal({ dispute, dispute_end }: WithdrawnWindow): string {
  const hours = Math.floor((Date.parse(dispute_end) - Date.parse(dispute.opened_at)) / hourMs);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  if (hours >= 2) return `${hours} hours`;
  return hours === 1 ? 'one hour' : 'less than an hour';
}

type WithdrawnWindow = Pick<DisputeCase, 'dispute_end'> & { dispute: Pick<DisputeBrief, 'opened_at'> };
