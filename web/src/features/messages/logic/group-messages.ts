import type { Message } from '@oja/contract/messaging';
import { isoDay } from '@/lib/dates';

/** What one person said in a row within a few minutes, on one day. */
export interface MessageGroup {
  key: string;
  mine: boolean;
  staff: boolean;
  /** The first group of its day. */
  opensDay: string | null;
  messages: Message[];
}

const togetherMs = 5 * 60_000;

export function groupMessages(messages: readonly Message[]): MessageGroup[] {
  const groups: MessageGroup[] = [];
  let lastDay = '';
  let lastAt = 0;
  for (const message of messages) {
    const { mine, staff, created_at: createdAt } = message;
    const day = isoDay(createdAt);
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

/** Today and Yesterday have their names; other days their date. */
export function dayLabel(
  day: string,
  today: string,
  yesterday: string,
  write: (day: string) => string,
): string {
  if (day === today) return 'Today';
  return day === yesterday ? 'Yesterday' : write(day);
}
