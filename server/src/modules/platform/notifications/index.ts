import { deliverNotification } from './deliver-notification.ts';
import { sendAlertMail } from './send-alert-mail.ts';
import { sendMailDigest } from './send-mail-digest.ts';
import { sendNotificationMail } from './send-notification-mail.ts';
import { sendPush } from './send-push.ts';
import { sendSms } from './send-sms.ts';

export { staffCaseLink } from './case-links.ts';
export { endAlertMails } from './end-alert-mails.ts';
export { searchLink } from './event.ts';
export { listStaff } from './list-staff.ts';
export { notificationRoutes } from './notification.routes.ts';
export { markEventRead } from './notification.store.ts';
export {
  draftAlert,
  draftNotification,
  type NotificationDraft,
  notify,
  notifyAll,
  notifyOnce,
} from './notify.ts';
export { sealedPushColumns } from './push-keys.ts';
export { wantsMail } from './recipient.queries.ts';
export { resetChannels } from './reset-channels.ts';
export { sendMail } from './send-mail.ts';
export const notificationJobs = [
  deliverNotification,
  sendNotificationMail,
  sendMailDigest,
  sendAlertMail,
  sendPush,
  sendSms,
];
