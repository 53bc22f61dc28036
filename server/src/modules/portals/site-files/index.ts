export { siteFileRoutes } from './site-file.routes.ts';
