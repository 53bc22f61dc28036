import type { TicketPicture } from '@oja/contract/ticket-fields';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Thumbnails } from '@/components/ui/thumbnails';
import { cn } from '@/lib/class-names';
import { formatDateTime } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';

type TicketEntryProps = {
  message: {
    name: string;
    author_id?: string;
    text: string;
    created_at: string;
    pictures: readonly TicketPicture[];
  };
  by: 'user' | 'staff' | 'note';
};

const looks = {
  user: { className: '', mark: null },
  staff: { className: 'bg-secondary/50', mark: <Badge variant="info">Oja team</Badge> },
  note: {
    className: 'bg-warning-soft/60',
    mark: <Badge variant="warning">Internal note</Badge>,
  },
} as const;

/** One message of a ticket. The staff badge follows the author role that the server sent, never a name. */
export function TicketEntry({ message, by }: TicketEntryProps) {
  const { className, mark } = looks[by];
  return (
    <li className={cn('flex items-start gap-3 p-5', className)}>
      <Avatar name={message.name} size="sm" />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          {message.author_id === undefined ? (
            <span className="font-medium">{message.name}</span>
          ) : (
            <PersonLink id={message.author_id} name={message.name} className="font-medium" />
          )}
          {mark}
          <time dateTime={message.created_at} className="text-muted-foreground">
            {formatDateTime(message.created_at)}
          </time>
        </div>
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{message.text}</p>
        {message.pictures.length > 0 ? (
          <Thumbnails
            pictures={message.pictures}
            nameOf={(number) => `Attachment ${number} of ${message.name}`}
          />
        ) : null}
      </div>
    </li>
  );
}

/** What happened between two messages, such as a change of the status. */
export function TicketTurnLine({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-center gap-x-2 px-5 py-2.5 text-center text-muted-foreground text-xs">
      <span>{children}</span>
      <time dateTime={at}>{formatDateTime(at)}</time>
    </li>
  );
}
