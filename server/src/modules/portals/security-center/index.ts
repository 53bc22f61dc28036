export { securityCenterRoutes } from './security-center.routes.ts';
