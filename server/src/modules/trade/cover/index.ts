import { askBuyers, endCovers } from './cover.jobs.ts';

export { coverRoutes } from './cover.routes.ts';
export { coverChecks } from './cover-checks.ts';
export { decideClaim } from './decide-claim.ts';
export { eraseClaimsOf } from './erase-claims.ts';
export { openClaim } from './open-claim.ts';
export { releaseCover } from './release-cover.ts';
export { askBuyers, endCovers };
export const coverJobs = [askBuyers, endCovers];
