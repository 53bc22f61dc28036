import type { NotificationGroup } from '@oja/contract/notification-fields';

/** How many mails somebody gets within the window before the rest is collected. */
export const mailsAtOnce = 5;
export const floodWindowMs = 10 * 60_000;

/** Pure: whether a mail waits for the digest. What warns of a thief never waits. */
export function decideHold(given: { group: NotificationGroup; sentInWindow: number }): boolean {
  return given.group !== 'security' && given.sentInWindow >= mailsAtOnce;
}
