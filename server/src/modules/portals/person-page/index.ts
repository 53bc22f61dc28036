export { personPageRoutes } from './person-page.routes.ts';
export { userViewRoutes } from './user-view.routes.ts';
