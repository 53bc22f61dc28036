import type { WaitingApproval } from '@oja/contract/approvals';
import type { ApprovalRow } from './approval.store.ts';

/** The proposal that a page names in place of its decision. */
export function presentWaiting(proposal: ApprovalRow | undefined): WaitingApproval {
  return proposal === undefined ? null : { id: proposal.id, lapses_at: proposal.lapsesAt.toISOString() };
}
