import type { WaitingApproval } from '@oja/contract/approvals';
import { formatDateTime } from '@/lib/dates';

/** Says that another administrator must approve first; undefined when nothing waits. */
export function waitingToast(approval: WaitingApproval): { title: string; description: string } | undefined {
  if (approval === null) return undefined;
  return {
    title: 'Waiting for Approval',
    description: `Another administrator has to approve it until ${formatDateTime(approval.lapses_at)}.`,
  };
}
