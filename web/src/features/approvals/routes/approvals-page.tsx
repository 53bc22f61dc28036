import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadMore } from '@/components/ui/load-more';
import { Loaded } from '@/components/ui/loaded';
import { LoadingRegion } from '@/components/ui/loading-region';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { useAddressState } from '@/lib/use-address-state';
import { useFocusFallback } from '@/lib/use-focus-fallback';
import { type ApprovalState, approvalsQuery } from '../api';
import { ApprovalCard } from '../components/approval-card';

type ApprovalsView = { state: ApprovalState };

const address = {
  read: (query: URLSearchParams): ApprovalsView => ({
    state: query.get('state') === 'ended' ? 'ended' : 'waiting',
  }),
  write: ({ state }: ApprovalsView): Record<string, string> => (state === 'ended' ? { state } : {}),
};

/** What one member of staff proposed and another approves. */
export function Component() {
  const [view, show] = useAddressState(address);
  return (
    <div className="grid gap-6">
      <title>Approvals · Oja</title>
      <PageHeader
        title="Approvals"
        description="What is large or powerful is proposed by one member of staff and done when another approves it."
      />
      <Tabs
        value={view.state}
        onValueChange={(state) => show({ state: state === 'ended' ? 'ended' : 'waiting' })}
      >
        <TabsList aria-label="Proposals">
          <TabsTrigger value="waiting">Waiting</TabsTrigger>
          <TabsTrigger value="ended">Answered</TabsTrigger>
        </TabsList>
        <TabsContent value={view.state}>
          <ApprovalList state={view.state} />
        </TabsContent>
      </Tabs>
    </div>
  );
}

function ApprovalList({ state }: { state: ApprovalState }) {
  const query = useInfiniteQuery(approvalsQuery(state));
  const list = useRef<HTMLDivElement>(null);
  // An answered proposal leaves the list together with the button that had focus.
  useFocusFallback(query.data, () => list.current);
  const skeleton = (
    <LoadingRegion label="Loading the proposals" className="grid gap-4">
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
    </LoadingRegion>
  );
  return (
    <div ref={list} tabIndex={-1} className="rounded-lg">
      <Loaded query={query} failure="The proposals could not be loaded" skeleton={skeleton}>
        {({ pages }) => {
          const approvals = pages.flatMap(({ data }) => data);
          if (approvals.length === 0) {
            return (
              <Card>
                <EmptyState
                  art={<NoResultsArt />}
                  title={state === 'waiting' ? 'Nothing waits for approval' : 'Nothing was answered yet'}
                  description="Large refunds and sales, and every wallet adjustment, are shown here."
                  headingLevel="h2"
                />
              </Card>
            );
          }
          return (
            <div className="grid gap-4">
              <ul className="grid gap-4">
                {approvals.map((approval) => (
                  <li key={approval.id}>
                    <ApprovalCard approval={approval} />
                  </li>
                ))}
              </ul>
              <LoadMore query={query} failure="The next proposals could not be loaded." />
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}
