import { deliverNotification } from './deliver-notification.ts';

export { notificationRoutes } from './notification.routes.ts';
export { notify } from './notify.ts';
export const notificationJobs = [deliverNotification];
