import type { CheckIn, ClaimBrief } from '@oja/contract/cover-fields';
import { type ClaimStatus, claimStatusLabels } from '@oja/contract/cover-labels';
import type { BadgeVariant } from '@/components/ui/badge';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';

export const claimBadges: Readonly<Record<ClaimStatus, { label: string; variant: BadgeVariant }>> = {
  open: { label: claimStatusLabels.open, variant: 'warning' },
  upheld: { label: claimStatusLabels.upheld, variant: 'default' },
  rejected: { label: claimStatusLabels.rejected, variant: 'secondary' },
  withdrawn: { label: claimStatusLabels.withdrawn, variant: 'outline' },
};

/** How a claim ended; nothing while it is open. */
export function endSentence({
  status,
  refund,
  ended_at,
}: Pick<ClaimBrief, 'status' | 'refund' | 'ended_at'>): string | undefined {
  const when = ended_at === null ? '' : ` on ${formatDateTime(ended_at)}`;
  switch (status) {
    case 'open':
      return undefined;
    case 'upheld':
      return `Upheld${when}: the buyer got ${formatNaira(refund ?? 0)}.`;
    case 'rejected':
      return `Rejected${when}.`;
    case 'withdrawn':
      return `Withdrawn by the buyer${when}.`;
  }
}

/**
 * The answer to “Still yours?” of a day of cover. Silence is shown as silence; while cover runs, the question that was
 * asked last can still be answered.
 */
export function checkInText(
  { day, due_at, asked_at, answer }: CheckIn,
  { check_ins: all, ended_at }: { check_ins: readonly CheckIn[]; ended_at: string | null },
): string {
  if (answer === 'yes') return 'Yes';
  if (answer === 'lost') return 'Lost it';
  if (asked_at === null) return formatDateTime(due_at);
  const last = all.findLast((each) => each.asked_at !== null);
  return ended_at === null && last?.day === day ? 'No answer yet' : 'No answer';
}
