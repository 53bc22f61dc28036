export { adminDashboardRoutes } from './admin-dashboard.routes.ts';
