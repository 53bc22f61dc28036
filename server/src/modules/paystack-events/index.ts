import { handlePaystackEvent } from './handle-event.ts';

export { paystackEventRoutes } from './paystack-event.routes.ts';
export const paystackEventJobs = [handlePaystackEvent];
