import { type ApprovalKind, approverOf, type WaitingApproval } from '@oja/contract/approvals';
import { formatDateTime } from '@/lib/dates';

/** Says that another person must approve first; undefined when nothing waits. */
export function waitingToast(
  approval: WaitingApproval,
  kind: ApprovalKind,
): { title: string; description: string } | undefined {
  if (approval === null) return undefined;
  return {
    title: 'Waiting for Approval',
    description: `Another ${approverOf(kind)} has to approve it until ${formatDateTime(approval.lapses_at)}.`,
  };
}
