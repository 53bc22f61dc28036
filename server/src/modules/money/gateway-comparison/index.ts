import { compareDaily } from './comparison.jobs.ts';

export { gatewayComparisonRoutes } from './comparison.routes.ts';
export { compareDaily };
export const gatewayComparisonJobs = [compareDaily];
