import { applyRetention } from './apply-retention.ts';
import { repeatErasure } from './repeat-erasure.ts';

export { accountClosingRoutes } from './account-closing.routes.ts';
export { eraseUser } from './erase-user.ts';
export { findClosingBlockers } from './find-closing-blockers.ts';
export { applyRetention };
export const accountClosingJobs = [applyRetention, repeatErasure];
