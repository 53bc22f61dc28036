import type { Conversation, Message } from '@oja/contract/messaging';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { randomId } from '@/lib/random-id';
import { loadOlder, threadQuery } from '../../api';
import { useOutbox, useReadMark, useThreadScroll, useTypingSign } from '../../hooks/use-thread';
import { useThreadOffers } from '../../hooks/use-thread-offers';
import type { Thread as ReadThread } from '../../logic/thread';
import { Composer } from './composer';
import { MessageGroups } from './message-groups';
import { QueuedBubble } from './queued-bubble';
import { ThreadHead } from './thread-head';

type ThreadProps = { conversation: Conversation; userId: string; onBack: () => void };

export function Thread({ conversation, userId, onBack }: ThreadProps) {
  const { id, unlocked, with: other, silence, actions } = conversation;
  const thread = useQuery(threadQuery({ id, unlocked }));
  const { outbox } = useOutbox(userId);
  const send = (text: string, pictures: Message['pictures']) =>
    outbox.add({
      clientId: randomId(),
      conversationId: id,
      userId,
      text,
      pictures,
      createdAt: new Date().toISOString(),
    });
  return (
    <section aria-label={`Conversation with ${other.name}`} className="flex min-h-0 min-w-0 flex-1 flex-col">
      <ThreadHead conversation={conversation} onBack={onBack} />
      {thread.isPending ? <ThreadSkeleton /> : null}
      {thread.isError && thread.data === undefined ? (
        <ErrorState
          title="The messages could not be loaded"
          error={thread.error}
          onRetry={() => void thread.refetch()}
          className="flex-1"
        />
      ) : null}
      {thread.data ? (
        <ThreadMessages conversation={conversation} userId={userId} thread={thread.data} />
      ) : null}
      {actions.includes('write') ? (
        <Composer conversationId={id} userId={userId} to={other.name} onSend={send} />
      ) : (
        <Notice className="m-3">{silence}</Notice>
      )}
    </section>
  );
}

type ThreadMessagesProps = { conversation: Conversation; userId: string; thread: ReadThread };

/** The messages themselves, and what is still on its way. */
function ThreadMessages({ conversation, userId, thread }: ThreadMessagesProps) {
  const { id, unlocked, unread } = conversation;
  const { messages, older } = thread;
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const [isLoading, setLoading] = useState(false);
  const { outbox, queued } = useOutbox(userId);
  const arrived = new Set(messages.map((message) => message.client_id));
  const waiting = queued.filter((message) => message.conversationId === id && !arrived.has(message.clientId));
  const isTyping = useTypingSign(id);
  const offers = useThreadOffers(conversation, older === null ? undefined : messages[0]?.created_at);
  const lastPosition = messages.at(-1)?.position ?? 0;
  const scroll = useThreadScroll(box, {
    firstKey: messages[0]?.id ?? '',
    lastKey: `${lastPosition} ${waiting.length} ${isTyping} ${offers.map((offer) => offer.changed_at)}`,
  });
  useReadMark(id, unread, lastPosition);

  const readOlder = async () => {
    if (older === null || isLoading) return;
    setLoading(true);
    try {
      await loadOlder(client, { id, unlocked }, older);
    } catch {
      toast({ variant: 'destructive', title: 'Error', description: 'Earlier messages could not be loaded.' });
    } finally {
      setLoading(false);
    }
  };

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard.
        tabIndex={0}
        role="log"
        aria-label="Messages"
        onScroll={scroll.onScroll}
        onLoadCapture={scroll.settle}
        className="h-full overflow-y-auto overscroll-contain p-4 -outline-offset-2"
      >
        {older ? (
          <p className="mb-4 text-center">
            <Button variant="outline" size="sm" busy={isLoading} busyLabel="Loading..." onClick={readOlder}>
              Earlier messages
            </Button>
          </p>
        ) : null}
        <ul className="grid gap-3">
          <MessageGroups conversation={conversation} messages={messages} offers={offers} />
          {waiting.map((message) => (
            <QueuedBubble
              key={message.clientId}
              message={message}
              onRetry={() => outbox.retry(message.clientId)}
              onDiscard={() => outbox.discard(message.clientId)}
            />
          ))}
        </ul>
        <p role="status" className="mt-2 min-h-5 text-muted-foreground text-sm">
          {isTyping ? `${conversation.with.name} is typing...` : null}
        </p>
      </div>
      {scroll.isAtEnd ? null : (
        <Button
          variant="secondary"
          size="sm"
          className="absolute right-4 bottom-3 rounded-full shadow-md"
          onClick={scroll.toEnd}
        >
          <ArrowDown aria-hidden="true" />
          Newest
        </Button>
      )}
    </div>
  );
}

function ThreadSkeleton() {
  return (
    <LoadingRegion label="Loading the conversation" className="grid flex-1 content-end gap-3 p-4">
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="h-16 w-2/3 justify-self-end" />
      <Skeleton className="h-10 w-1/3" />
    </LoadingRegion>
  );
}
