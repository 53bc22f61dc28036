import type { Conversation, Message } from '@oja/contract/messaging';
import type { Offer } from '@oja/contract/offers';
import { serverNowMs } from '@/lib/server-clock';
import { dayLabel, groupMessages, withOffers } from '../../logic/thread';
import { StaffBadge } from '../staff-badge';
import { MessageBubble } from './message-bubble';
import { ThreadOffer } from './thread-offer';

type MessageGroupsProps = {
  conversation: Conversation;
  messages: readonly Message[];
  offers: readonly Offer[];
};

/** Bubbles, those of one person in a row kept together, with a line where a day begins; offers where they changed. */
export function MessageGroups({ conversation, messages, offers }: MessageGroupsProps) {
  const { with: other, actions, read_by_other: readByOther } = conversation;
  const reportable = actions.includes('report') ? { ownerId: other.id, name: `of ${other.name}` } : undefined;
  const nowMs = serverNowMs();
  return withOffers(groupMessages(messages), offers).map((item) => {
    if ('offer' in item) return <ThreadOffer key={item.offer.id} offer={item.offer} />;
    const { key, mine, staff, opensDay, messages: grouped } = item.group;
    return (
      <li key={key} className="grid gap-2">
        {opensDay ? (
          <p className="justify-self-center rounded-full bg-muted px-3 py-1 text-muted-foreground text-xs">
            {dayLabel(opensDay, nowMs)}
          </p>
        ) : null}
        <ul className="grid gap-1" aria-label={mine ? 'You' : other.name}>
          {staff && !mine ? (
            <li>
              <StaffBadge />
            </li>
          ) : null}
          {grouped.map((message) => (
            <MessageBubble
              key={message.id}
              message={message}
              readByOther={readByOther}
              reportable={reportable}
            />
          ))}
        </ul>
      </li>
    );
  });
}
