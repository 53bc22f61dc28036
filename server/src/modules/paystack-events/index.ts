import { handlePaystackEvent } from './handle-event.ts';
import { pollPaystackEvents } from './poll-events.ts';

export { paystackEventRoutes } from './paystack-event.routes.ts';
export { receiveEvent } from './receive-event.ts';
export { handlePaystackEvent, pollPaystackEvents };
export const paystackEventJobs = [handlePaystackEvent, pollPaystackEvents];
