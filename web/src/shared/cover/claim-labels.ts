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

/** The answer to “Still yours?” of a day of cover. Silence is shown as silence. */
export function checkInText({ due_at, asked_at, answer }: CheckIn): string {
  if (answer === 'yes') return 'Yes';
  if (answer === 'lost') return 'Lost it';
  return asked_at === null ? formatDateTime(due_at) : 'No answer';
}
