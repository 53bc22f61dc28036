export { parkedApproval } from './parked-approval.ts';
export { parkedPaymentRoutes } from './parked-payment.routes.ts';
