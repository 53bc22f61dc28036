import type {
  NotificationChannel,
  NotificationGroup,
  SwitchableEvent,
} from '@oja/contract/notification-fields';
import type { hintTopics } from '@oja/contract/system';
import { z } from 'zod';

/**
 * Every event somebody is told about: who hears of it, by which channels, what it says and where it leads.
 * The text is made when the event happens, so later changes do not rewrite what people were told.
 */
export interface Event<Data> {
  /** Who hears of it: whose account it is, a side of the deal (a party: either side), or those who work here. */
  who: 'owner' | 'buyer' | 'seller' | 'party' | 'admins' | 'staff';
  /** The channels it can take. Which of them are on is said by the settings and by the person's preferences. */
  channels: readonly [NotificationChannel, ...NotificationChannel[]];
  /** The heading of the person's preferences that it stands beneath. */
  group: NotificationGroup;
  /** What its line there says, or null when it is told while an account is made: before anybody could choose. */
  label: string | null;
  /** The switch of the administrators that silences it for everybody, or null when none does. */
  switchedBy: SwitchableEvent | null;
  /** What else the person's screens must fetch again. */
  topic?: (typeof hintTopics)[number];
  write(data: Data): EventText;
}

export interface EventText {
  title: string;
  text: string;
  /** A path of the web application, never an address. */
  link: `/${string}` | null;
}

/** A page that finds the thing by a word of it, such as the handle of an account. */
export function found(page: `/${string}`, word: string): `/${string}` {
  return `${page}?search=${encodeURIComponent(word)}`;
}

/** The same on its way through the queue. */
export const eventContent = z.object({
  title: z.string(),
  text: z.string(),
  link: z.templateLiteral(['/', z.string()]).nullable(),
});

export const event = <Data>(definition: Event<Data>) => definition;
