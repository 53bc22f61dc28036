import { minuteMs } from '@oja/contract/durations';
import type { NotificationGroup } from '@oja/contract/notification-fields';

/** The mails a user gets within the window before further ones are collected. */
const mailsAtOnce = 5;
export const floodWindowMs = 10 * minuteMs;

/** Pure: whether a mail waits for the digest. Security warnings never wait. */
export function decideHold(given: { group: NotificationGroup; sentInWindow: number }): boolean {
  return given.group !== 'security' && given.sentInWindow >= mailsAtOnce;
}
