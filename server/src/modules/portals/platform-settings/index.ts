export { settingsRoutes } from './settings.routes.ts';
export { settingsApproval } from './settings-approval.ts';
