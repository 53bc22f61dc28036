import { useQuery } from '@tanstack/react-query';
import { ChatArt } from '@/components/art/chat-art';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { PageHeader } from '@/components/ui/page-header';
import { Spinner } from '@/components/ui/spinner';
import { ApiError } from '@/lib/api/api-error';
import { cn } from '@/lib/class-names';
import { useAddressState } from '@/lib/use-address-state';
import { conversationQuery } from '../api';
import { noFilter, viewAddress } from '../logic/view-address';
import { ConversationList } from './list/conversation-list';
import { ListFilters } from './list/list-filters';
import { Thread } from './thread/thread';

type MessagesDeskProps = { userId: string; byStaff?: boolean };

/** List and conversation side by side; on a phone one after the other. The same in both portals. */
export function MessagesDesk({ userId, byStaff = false }: MessagesDeskProps) {
  const [{ conversation: currentId, ...filter }, show] = useAddressState(viewAddress);
  const isOpen = currentId !== undefined;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4">
      <title>Messages · Oja</title>
      <PageHeader title="Messages" className={cn(isOpen && 'max-md:sr-only')} />
      <Card
        className={cn(
          'flex h-[calc(100dvh-12rem)] min-h-96 overflow-hidden max-md:-mx-4 max-md:rounded-none max-md:border-x-0',
          // On a phone the page itself never scrolls: the title takes its part while the list is shown.
          isOpen ? 'max-md:h-[calc(100dvh-8rem)]' : 'max-md:h-[calc(100dvh-10.25rem-var(--bottom-bar))]',
        )}
      >
        <div
          className={cn(
            'flex w-full min-w-0 flex-col md:w-80 md:shrink-0 md:border-r lg:w-96',
            isOpen && 'max-md:hidden',
          )}
        >
          <ListFilters filter={filter} onChange={show} />
          <div className="min-h-0 flex-1 overflow-y-auto">
            <ConversationList
              filter={filter}
              currentId={currentId}
              onOpen={(id) => show({ conversation: id }, { open: true })}
              onClear={() => show(noFilter)}
            />
          </div>
        </div>
        <div className={cn('flex min-w-0 flex-1', !isOpen && 'max-md:hidden')}>
          {isOpen ? (
            <OpenConversation
              key={currentId}
              id={currentId}
              userId={userId}
              onBack={() => show({ conversation: undefined }, { close: true })}
            />
          ) : (
            <EmptyState
              art={<ChatArt />}
              title="Choose a conversation"
              description={byStaff ? staffSentence : traderSentence}
              headingLevel="h2"
              className="m-auto"
            />
          )}
        </div>
      </Card>
    </div>
  );
}

const traderSentence =
  'Only the two of you read what you write. Our team sees what one of you reports, and more when a purchase is disputed.';
const staffSentence =
  'These are the conversations you began. You and the person you write to read them; colleagues see what is reported.';

type OpenConversationProps = { id: string; userId: string; onBack: () => void };

function OpenConversation({ id, userId, onBack }: OpenConversationProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(conversationQuery(id));
  if (isPending) {
    return (
      <LoadingRegion label="Loading the conversation" className="m-auto">
        <Spinner />
      </LoadingRegion>
    );
  }
  if (data === undefined && !(error instanceof ApiError && [400, 404].includes(error.status))) {
    return (
      <ErrorState
        title="The conversation could not be loaded"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        headingLevel="h2"
        className="m-auto"
      />
    );
  }
  if (data === undefined) {
    return (
      <EmptyState
        title="There is no such conversation"
        description="It may belong to another account."
        headingLevel="h2"
        className="m-auto"
      />
    );
  }
  return <Thread conversation={data} userId={userId} onBack={onBack} />;
}
