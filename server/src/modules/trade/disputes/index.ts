import { sweepDisputeImages, watchDisputes } from './dispute.jobs.ts';

export { addStatement } from './add-statement.ts';
export { readParty, readTimeline } from './case.queries.ts';
export { disputeRoutes } from './dispute.routes.ts';
export { eraseDisputesOf } from './erase-disputes.ts';
export { offerReplacement } from './offer-replacement.ts';
export { onceWithEvidence } from './once-with-evidence.ts';
export { beginDispute, openDispute } from './open-dispute.ts';
export { resolveDispute } from './resolve-dispute.ts';
export { withdrawDispute } from './withdraw-dispute.ts';
export { sweepDisputeImages, watchDisputes };
export const disputeJobs = [sweepDisputeImages, watchDisputes];
