import type { Conversation } from '@oja/contract/messaging';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Highlighted } from '@/components/ui/highlighted';
import { cn } from '@/lib/class-names';
import { formatDate, formatDateTime } from '@/lib/dates';
import { serverNowMs } from '@/lib/server-clock';
import { excerptAround } from '@/lib/split-matches';
import { priorityLabels } from '@/shared/messages/priority-labels';
import { removedMessage } from '../../logic/thread';
import { StaffBadge } from '../staff-badge';

type ConversationRowProps = {
  conversation: Conversation;
  /** What was searched for. */
  search: string;
  isCurrent: boolean;
  onOpen: () => void;
};

export function ConversationRow({ conversation, search, isCurrent, onOpen }: ConversationRowProps) {
  const { with: other, about, unread, active_at, priority, match, subject } = conversation;
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onOpen}
      className={cn(
        'flex w-full gap-3 border-b px-4 py-3 text-left -outline-offset-2 transition-colors hover:bg-accent/60',
        isCurrent && 'bg-accent',
      )}
    >
      <Avatar name={other.name} src={other.avatar} />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
        <span className="flex items-center justify-between gap-2">
          <span className={cn('truncate text-sm', unread > 0 ? 'font-semibold' : 'font-medium')}>
            {other.name}
          </span>
          <time dateTime={active_at} className="shrink-0 text-muted-foreground text-xs">
            {shortTime(active_at)}
          </time>
        </span>
        <span className="truncate text-muted-foreground text-xs">
          {about.handle} · {subject}
        </span>
        <span className="flex items-center justify-between gap-2">
          <span className={cn('truncate text-sm', unread > 0 ? 'text-foreground' : 'text-muted-foreground')}>
            {match === null ? (
              previewOf(conversation)
            ) : (
              <Highlighted text={excerptAround(match, search)} search={search} />
            )}
          </span>
          {unread > 0 ? (
            <Badge className="tabular px-2">
              <span className="sr-only">Unread: </span>
              {unread}
            </Badge>
          ) : null}
        </span>
        <span className="mt-1 flex flex-wrap gap-1.5">
          {other.staff ? <StaffBadge /> : null}
          {priority === 'medium' && other.staff ? null : (
            <Badge variant={priorityLabels[priority].variant}>
              {priorityLabels[priority].label} priority
            </Badge>
          )}
        </span>
      </span>
    </button>
  );
}

function previewOf({ last }: Conversation): string {
  // A conversation without a message was opened by an offer.
  if (last === null) return 'Offer';
  if (last.taken_down) return removedMessage;
  const words = last.text === '' && last.pictures > 0 ? 'Picture' : last.text;
  return last.mine ? `You: ${words}` : words;
}

/** The hour today, the date before. */
function shortTime(at: string): string {
  const day = formatDate(at);
  return day === formatDate(serverNowMs()) ? (formatDateTime(at).split(', ').at(-1) ?? '') : day;
}
