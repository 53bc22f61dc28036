export { linkPreviewRoutes } from './link-preview.routes.ts';
