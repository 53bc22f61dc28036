import { sweepDisputeImages, watchDisputes } from './dispute.jobs.ts';
import { lapseSettlements } from './lapse-settlements.ts';

export { addStatement } from './add-statement.ts';
export { acceptSettlement } from './answer-settlement.ts';
export { readParty, readTimeline } from './case.queries.ts';
export { disputeRoutes } from './dispute.routes.ts';
export { disputeChecks } from './dispute-checks.ts';
export { eraseDisputesOf } from './erase-disputes.ts';
export { offerReplacement } from './offer-replacement.ts';
export { onceWithEvidence } from './once-with-evidence.ts';
export { beginDispute, openDispute } from './open-dispute.ts';
export { resolveDispute } from './resolve-dispute.ts';
export { settlementRoutes } from './settlement.routes.ts';
export { withdrawDispute } from './withdraw-dispute.ts';
export { lapseSettlements, sweepDisputeImages, watchDisputes };
export const disputeJobs = [lapseSettlements, sweepDisputeImages, watchDisputes];
