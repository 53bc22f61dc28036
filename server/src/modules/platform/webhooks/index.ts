import { deliverWebhook } from './deliver-webhook.ts';
import { sweepDeliveries } from './sweep-deliveries.ts';

export { webhookRoutes } from './webhook.routes.ts';
export { enqueueWebhook, wantsWebhook, webhookJobs } from './webhook-jobs.ts';
export { sweepDeliveries };
export const webhookModuleJobs = [deliverWebhook, sweepDeliveries];
