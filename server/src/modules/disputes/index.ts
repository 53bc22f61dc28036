import { sweepDisputeImages, watchDisputes } from './dispute.jobs.ts';

export { readTimeline } from './case.queries.ts';
export { disputeRoutes } from './dispute.routes.ts';
export { sweepDisputeImages, watchDisputes };
export const disputeJobs = [sweepDisputeImages, watchDisputes];
