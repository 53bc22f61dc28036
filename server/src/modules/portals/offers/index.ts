export { offerRoutes } from './offer.routes.ts';
