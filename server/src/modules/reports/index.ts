import { forgetErasedReporters, lapseClaims } from './report.jobs.ts';

export { reportRoutes } from './report.routes.ts';
export { staffReportRoutes } from './staff-report.routes.ts';
export { forgetErasedReporters, lapseClaims };
export const reportJobs = [lapseClaims, forgetErasedReporters];
