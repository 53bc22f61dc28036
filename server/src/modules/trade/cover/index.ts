import { askBuyers, endCovers } from './cover.jobs.ts';
import { watchClaims } from './watch-claims.ts';

export { claimApproval } from './claim-approval.ts';
export { claimWork } from './claim-work.queries.ts';
export { type PaidClaims, readPaidClaims } from './cover.queries.ts';
export { coverRoutes } from './cover.routes.ts';
export { coverChecks } from './cover-checks.ts';
export { decideClaim } from './decide-claim.ts';
export { eraseClaimsOf } from './erase-claims.ts';
export { openClaim } from './open-claim.ts';
export { releaseCover } from './release-cover.ts';
export { readOpenClaimsOf, showStaffCover } from './show-staff-cover.ts';
export { wasSoldOn } from './sold-on.queries.ts';
export { askBuyers, endCovers, watchClaims };
export const coverJobs = [askBuyers, endCovers, watchClaims];
