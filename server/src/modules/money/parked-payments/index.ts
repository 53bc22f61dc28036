export { parkedApproval } from './parked-approval.ts';
export { parkedPaymentRoutes } from './parked-payment.routes.ts';
export { parkedWork } from './parked-work.queries.ts';
