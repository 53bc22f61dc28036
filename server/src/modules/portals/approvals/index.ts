import { lapseApprovals } from './lapse-approvals.ts';

export { approveProposal, declineProposal } from './answer-approval.ts';
export { approvalRoutes } from './approval.routes.ts';
export { approvalWork } from './approval-work.queries.ts';
export { lapseApprovals };
export const approvalJobs = [lapseApprovals];
