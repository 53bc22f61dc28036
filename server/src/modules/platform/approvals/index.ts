export { presentWaiting } from './approval.presenter.ts';
export { type ApprovalRow, findApproval, findWaiting, listWaiting, lockApproval } from './approval.store.ts';
export type { ApprovalHandler } from './approval-handler.ts';
export { needsSecond, readApprovalThreshold } from './approval-threshold.ts';
export { endApproval } from './end-approval.ts';
export { endOvertaken, eraseProposalsAbout } from './end-overtaken.ts';
export { auditAlone, hasNoOther, proposeToSecond, refuseWhileWaiting } from './propose.ts';
