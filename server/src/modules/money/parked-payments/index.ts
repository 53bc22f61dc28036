export { parkedPaymentRoutes } from './parked-payment.routes.ts';
