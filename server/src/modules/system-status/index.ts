export { systemStatusRoutes } from './system-status.routes.ts';
