import { handlePaystackEvent } from './handle-event.ts';
import { pollPaystackEvents } from './poll-events.ts';
import { redactOldEvents } from './redact-events.ts';

export { paystackEventRoutes } from './paystack-event.routes.ts';
export { receiveEvent } from './receive-event.ts';
export { redactEventsOf } from './redact-events.ts';
export { handlePaystackEvent, pollPaystackEvents, redactOldEvents };
export const paystackEventJobs = [handlePaystackEvent, pollPaystackEvents, redactOldEvents];
