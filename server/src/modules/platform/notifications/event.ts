import type { AccessRule } from '@oja/contract/access';
import type {
  NotificationChannel,
  NotificationGroup,
  SwitchableEvent,
} from '@oja/contract/notification-fields';
import type { hintTopics } from '@oja/contract/system';
import type { WorkKind } from '@oja/contract/work-fields';
import { z } from 'zod';

/** Rights whose holders are notified of work. */
export const staffAudiences = [
  'admin',
  'approvals',
  'cases',
  'listings',
  'money',
  'reports',
  'suspensions',
  'tickets',
] as const satisfies readonly AccessRule[];
export type StaffAudience = (typeof staffAudiences)[number];

/**
 * Every event with a notification: its audience, channels, text and link. The text is rendered when the event
 * happens, so later changes do not rewrite it.
 */
export interface Event<Data> {
  /** The recipients: the owner of the account, a party of the purchase (`party`: either one), or staff by a right. */
  audience: 'owner' | 'buyer' | 'seller' | 'party' | StaffAudience;
  /** The possible channels. The settings and the person's preferences decide which are used. */
  channels: readonly [NotificationChannel, ...NotificationChannel[]];
  /** The group of the preferences page. */
  group: NotificationGroup;
  /** The label on the preferences page, or null for events of the registration, which no user can have chosen yet. */
  label: string | null;
  /** The administrators' setting that disables it for all users. */
  switchedBy: SwitchableEvent | null;
  /**
   * It asks its reader to act by a deadline and something is lost afterwards. Its bell and its mail are always on: neither
   * the setting of the administrators nor a preference disables them, only pushes and text messages.
   */
  deadline?: true;
  /** Its mails are collected: at most one an hour and person, which can be unsubscribed from without a session. */
  collected?: true;
  /** Further queries that the person's screens must refetch. */
  topic?: (typeof hintTopics)[number];
  /** The work that staff are asked to do, or the alert; the notification is read when it ends. */
  work?(data: Data): NotifiedWork | undefined;
  write(data: Data): EventText;
}

export interface NotifiedWork {
  kind: WorkKind | 'alert';
  id: string;
}

export interface EventText {
  title: string;
  text: string;
  /** A path of the web application, never an absolute URL. */
  link: `/${string}` | null;
  /** What the person is asked to do there, as the button of the mail says it. */
  action?: string | undefined;
}

/** How an alert is delivered, of an event whose mails are collected. */
export interface AlertOptions {
  /** Only the bell at once, and the mail in the morning. */
  daily: boolean;
  /** What the person can end, and its waiting mails with it. */
  subjectId: string | null;
}

/** Link to a page with its search filled in, such as with the handle of an account. */
export function searchLink(page: `/${string}`, query: string): `/${string}` {
  return `${page}?search=${encodeURIComponent(query)}`;
}

/** The content as a job payload. */
export const eventContent = z.object({
  title: z.string(),
  text: z.string(),
  link: z.templateLiteral(['/', z.string()]).nullable(),
  action: z.string().optional(),
});

export const event = <Data>(definition: Event<Data>) => definition;
