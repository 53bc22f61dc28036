import { auditNightly } from './money-watch.jobs.ts';

export { auditMoney, findMoneyFaults } from './audit-money.ts';
export { moneyWatchRoutes } from './money-watch.routes.ts';
export { readLastAudit } from './read-money-watch.ts';
export { auditNightly };
export const moneyWatchJobs = [auditNightly];
