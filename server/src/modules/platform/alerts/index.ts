export { listAlerts, listOpenAlerts } from './alert.queries.ts';
export { raiseAlert } from './raise-alert.ts';
export { closeAlert, resolveAlert } from './resolve-alert.ts';
