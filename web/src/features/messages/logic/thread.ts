import { dayMs, minuteMs, secondMs } from '@oja/contract/durations';
import type { Message } from '@oja/contract/messaging';
import type { Offer } from '@oja/contract/offers';
import { formatDate } from '@/lib/dates';

/** Consecutive messages of one person within a few minutes, on one day. */
interface MessageGroup {
  key: string;
  mine: boolean;
  staff: boolean;
  /** The day, by the clock that its times are written in, where the group is the first of it. */
  opensDay: string | null;
  messages: Message[];
}

const togetherMs = 5 * minuteMs;

export function groupMessages(messages: readonly Message[]): MessageGroup[] {
  const groups: MessageGroup[] = [];
  let lastDay = '';
  let lastAt = 0;
  for (const message of messages) {
    const { mine, staff, created_at: createdAt } = message;
    const day = formatDate(createdAt);
    const at = Date.parse(createdAt);
    const group = groups.at(-1);
    const joins =
      group && day === lastDay && group.mine === mine && group.staff === staff && at - lastAt < togetherMs;
    if (joins) group.messages.push(message);
    else {
      const opensDay = day === lastDay ? null : day;
      groups.push({ key: message.id, mine, staff, opensDay, messages: [message] });
    }
    lastDay = day;
    lastAt = at;
  }
  return groups;
}

type ThreadItem = { group: MessageGroup } | { offer: Offer };

/** Each offer stands where it changed last, between the messages. */
export function withOffers(groups: readonly MessageGroup[], offers: readonly Offer[]): ThreadItem[] {
  // The message of an offer is written a moment after it, and stands before it, under the line of its day.
  const timeOf = (item: ThreadItem) =>
    'offer' in item
      ? Date.parse(item.offer.changed_at) + secondMs
      : Date.parse(item.group.messages[0]?.created_at ?? '');
  const items = [...groups.map((group) => ({ group })), ...offers.map((offer) => ({ offer }))];
  return items.sort((one, other) => timeOf(one) - timeOf(other));
}

/** Today and Yesterday have their names; other days their date. */
export function dayLabel(day: string, nowMs: number): string {
  if (day === formatDate(nowMs)) return 'Today';
  return day === formatDate(nowMs - dayMs) ? 'Yesterday' : day;
}

/** A conversation as far as it was read: oldest first, and where the older ones go on. */
export interface Thread {
  messages: readonly Message[];
  older: string | null;
}

/** As the server answers: newest first. */
type Page = { messages: readonly Message[]; older: string | null };

/** Puts the newest page behind what is there. Where messages are missing between the two, the old part is given up. */
export function mergeNewest(before: Thread | undefined, page: Page): Thread {
  const fresh = { messages: [...page.messages].reverse(), older: page.older };
  const last = before?.messages.at(-1);
  const first = fresh.messages[0];
  if (before === undefined || last === undefined || first === undefined) return fresh;
  if (first.position > last.position + 1) return fresh;
  const kept = before.messages.filter(({ position }) => position < first.position);
  return { messages: [...kept, ...fresh.messages], older: kept.length > 0 ? before.older : fresh.older };
}

export function addOlder(thread: Thread, page: Page): Thread {
  const first = thread.messages[0]?.position ?? Number.POSITIVE_INFINITY;
  const older = [...page.messages].reverse().filter(({ position }) => position < first);
  return { messages: [...older, ...thread.messages], older: page.older };
}

/** Stands where a message was that our moderators took down. */
export const removedMessage = 'This message was removed by our moderators.';
