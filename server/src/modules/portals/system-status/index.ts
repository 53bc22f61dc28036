import { watchHealth } from './health.jobs.ts';

export { watchHealth };
export const healthJobs = [watchHealth];
export { systemStatusRoutes } from './system-status.routes.ts';
