import type { ApprovalKind, ApprovalStatus } from '@oja/contract/approvals';
import type { BadgeVariant } from '@/components/ui/badge';

export const statusBadges: Readonly<Record<ApprovalStatus, { label: string; variant: BadgeVariant }>> = {
  waiting: { label: 'Waiting', variant: 'warning' },
  approved: { label: 'Approved', variant: 'success' },
  declined: { label: 'Declined', variant: 'destructive' },
  withdrawn: { label: 'Withdrawn', variant: 'secondary' },
  lapsed: { label: 'Lapsed', variant: 'secondary' },
};

/** What declining does, and who reads the reason. */
export function declineTexts(kind: ApprovalKind): { effect: string; readers: string } {
  if (kind === 'withdrawal') {
    return {
      effect: 'The money goes back into the wallet of its owner.',
      readers: 'The owner of the money and the administrator who proposed it read it.',
    };
  }
  return {
    effect: 'Nothing is done. It can be proposed again.',
    readers: 'The administrator who proposed it reads it.',
  };
}
