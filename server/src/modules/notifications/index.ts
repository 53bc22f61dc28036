import { deliverNotification } from './deliver-notification.ts';

export { notificationRoutes } from './notification.routes.ts';
export { notify, notifyAll, type Told, toTell } from './notify.ts';
export const notificationJobs = [deliverNotification];
