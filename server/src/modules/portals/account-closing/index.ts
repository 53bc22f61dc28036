import { applyRetention } from './apply-retention.ts';

export { accountClosingRoutes } from './account-closing.routes.ts';
export { eraseUser } from './erase-user.ts';
export { findClosingBlocker } from './find-closing-blocker.ts';
export { applyRetention };
export const accountClosingJobs = [applyRetention];
