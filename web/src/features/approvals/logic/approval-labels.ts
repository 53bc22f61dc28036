import type { ApprovalStatus } from '@oja/contract/approvals';
import type { BadgeVariant } from '@/components/ui/badge';

export const statusBadges: Readonly<Record<ApprovalStatus, { label: string; variant: BadgeVariant }>> = {
  waiting: { label: 'Waiting', variant: 'warning' },
  approved: { label: 'Approved', variant: 'success' },
  declined: { label: 'Declined', variant: 'destructive' },
  withdrawn: { label: 'Withdrawn', variant: 'secondary' },
  lapsed: { label: 'Lapsed', variant: 'secondary' },
  overtaken: { label: 'Overtaken', variant: 'secondary' },
};
