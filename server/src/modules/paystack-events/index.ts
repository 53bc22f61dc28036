import { handlePaystackEvent } from './handle-event.ts';

export { paystackEventRoutes } from './paystack-event.routes.ts';
export { receiveEvent } from './receive-event.ts';
export { handlePaystackEvent };
export const paystackEventJobs = [handlePaystackEvent];
