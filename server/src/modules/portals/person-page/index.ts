export { personPageRoutes } from './person-page.routes.ts';
