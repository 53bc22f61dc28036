import { useInfiniteQuery } from '@tanstack/react-query';
import { ChatArt } from '@/components/art/chat-art';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { type ConversationFilter, conversationsQuery } from '../../api';
import { ConversationRow } from './conversation-row';

type ConversationListProps = {
  filter: ConversationFilter;
  currentId: string | undefined;
  onOpen: (id: string) => void;
  onClear: () => void;
};

export function ConversationList({ filter, currentId, onOpen, onClear }: ConversationListProps) {
  const query = useInfiniteQuery(conversationsQuery(filter));
  if (query.isPending) return <ListSkeleton />;
  if (query.data === undefined) {
    return (
      <ErrorState
        title="Your messages could not be loaded"
        error={query.error}
        headingLevel="h2"
        onRetry={() => void query.refetch()}
        retrying={query.isRefetching}
      />
    );
  }
  const conversations = query.data.pages.flatMap((page) => page.data);
  if (conversations.length === 0) return <NothingHere filter={filter} onClear={onClear} />;
  return (
    <>
      <ul aria-label="Conversations">
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow
              conversation={conversation}
              search={filter.search}
              isCurrent={conversation.id === currentId}
              onOpen={() => onOpen(conversation.id)}
            />
          </li>
        ))}
      </ul>
      <LoadMore query={query} failure="More could not be loaded." />
    </>
  );
}

function NothingHere({ filter, onClear }: { filter: ConversationFilter; onClear: () => void }) {
  if (filter.search !== '' || filter.unread) {
    return (
      <EmptyState
        art={<NoResultsArt />}
        title="Nothing found"
        description="No conversation matches."
        headingLevel="h2"
        action={
          <Button variant="outline" onClick={onClear}>
            Clear Filters
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      art={<ChatArt />}
      title="No messages yet"
      description="Press Contact Seller on an account to ask about it. The answer comes here."
      headingLevel="h2"
    />
  );
}

function ListSkeleton() {
  return (
    <LoadingRegion label="Loading your messages" className="grid">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((name) => (
        <div key={name} className="flex gap-3 border-b px-4 py-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-5/6" />
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}
