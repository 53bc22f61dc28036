import type { RevealedConversation } from '@oja/contract/messaging';
import { useEffect, useRef } from 'react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/lib/class-names';
import { formatDateTime } from '@/lib/dates';
import { ShownPicture } from './shown-picture';

type RevealedMessagesProps = { conversation: RevealedConversation; markedId?: string | undefined };
type RevealedMessage = RevealedConversation['messages'][number];

/** Oldest first, scrolled to the message that it is about, or to the end. */
export function RevealedMessages({ conversation, markedId }: RevealedMessagesProps) {
  const list = useRef<HTMLOListElement>(null);
  const { messages, people, about } = conversation;
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? 'Somebody else';
  useEffect(() => {
    const box = list.current;
    const marked = box?.querySelector<HTMLElement>('[data-marked]');
    if (box) box.scrollTop = marked ? marked.offsetTop - box.clientHeight / 3 : box.scrollHeight;
    box?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid gap-2">
      <p className="text-muted-foreground text-sm">
        About {about.handle}, between {people.map(({ name }) => name).join(' and ')}.
      </p>
      <ol
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label="Conversation"
        className="relative max-h-96 divide-y overflow-y-auto rounded-lg border"
      >
        {messages.map((message) => (
          <MessageLine
            key={message.id}
            message={message}
            name={nameOf(message.sender_id)}
            isMarked={message.id === markedId}
          />
        ))}
      </ol>
    </div>
  );
}

type MessageLineProps = { message: RevealedMessage; name: string; isMarked: boolean };

function MessageLine({ message, name, isMarked }: MessageLineProps) {
  return (
    <li
      data-marked={isMarked || undefined}
      className={cn('grid gap-1.5 px-4 py-3 text-sm', isMarked && 'bg-warning-soft')}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{name}</span>
        {message.staff ? <Badge variant="info">Staff</Badge> : null}
        {isMarked ? <Badge variant="warning">Reported</Badge> : null}
        {message.taken_down ? <Badge variant="destructive">Taken down</Badge> : null}
        <time dateTime={message.created_at} className="text-muted-foreground text-xs">
          {formatDateTime(message.created_at)}
        </time>
      </div>
      {message.text === '' ? null : <p className="whitespace-pre-wrap wrap-anywhere">{message.text}</p>}
      {message.pictures.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {message.pictures.map((picture, index) => (
            <ShownPicture key={picture.id} picture={picture} number={index + 1} />
          ))}
        </div>
      ) : null}
    </li>
  );
}
