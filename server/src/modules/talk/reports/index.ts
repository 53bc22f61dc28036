import { lapseClaims } from './report.jobs.ts';
import { announceDismissalJob } from './undo-dismissal.ts';

export { assignReport, claimReport, releaseReport } from './claim-report.ts';
export { eraseReportsOf } from './erase-reports.ts';
export { reportRoutes } from './report.routes.ts';
export { reportWork } from './report-work.queries.ts';
export { approveReport, dismissReport, type ReportApproval } from './resolve-report.ts';
export { searchReports } from './search-reports.ts';
export { staffReportRoutes } from './staff-report.routes.ts';
export { submitReport } from './submit-report.ts';
export { lapseClaims };
export const reportJobs = [lapseClaims, announceDismissalJob];
