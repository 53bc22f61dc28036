import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { NoResultsArt } from '@/components/art/no-results-art';
import { walkKeys } from '@/components/list-keys/list-keys';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import { rowAttribute } from '@/components/list-keys/use-return-to-row';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadMore } from '@/components/ui/load-more';
import { Loaded } from '@/components/ui/loaded';
import { LoadingRegion } from '@/components/ui/loading-region';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { withoutEmpty } from '@/lib/query-params';
import { useAddressState } from '@/lib/use-address-state';
import { useFocusFallback } from '@/lib/use-focus-fallback';
import { useWorkKeys } from '@/shared/work/use-work-keys';
import { type ApprovalState, approvalsQuery } from '../api';
import { ApprovalCard } from '../components/approval-card';

type ApprovalsView = { state: ApprovalState; approval: string | undefined };

const address = {
  read: (query: URLSearchParams): ApprovalsView => ({
    state: query.get('state') === 'ended' ? 'ended' : 'waiting',
    approval: query.get('approval') ?? undefined,
  }),
  write: ({ state, approval }: ApprovalsView): Record<string, string> =>
    withoutEmpty({ state: state === 'ended' ? state : undefined, approval }),
};

const approvalKeys = walkKeys('proposal');

/** What one member of staff proposed and another approves. */
export function Component() {
  const [view, show] = useAddressState(address);
  const keys = useWorkKeys<never>(approvalKeys, () => undefined, {
    from: view.approval ? { kind: 'approval', id: view.approval } : undefined,
  });
  return (
    <div className="grid gap-6">
      <title>Approvals · Oja</title>
      <PageHeader
        title="Approvals"
        description="What is large or powerful is proposed by one member of staff and done when another approves it."
        actions={<ListKeysHelp {...keys} />}
      />
      <Tabs
        value={view.state}
        onValueChange={(state) =>
          show({ state: state === 'ended' ? 'ended' : 'waiting', approval: undefined })
        }
      >
        <TabsList aria-label="Proposals">
          <TabsTrigger value="waiting">Waiting</TabsTrigger>
          <TabsTrigger value="ended">Answered</TabsTrigger>
        </TabsList>
        <TabsContent value={view.state}>
          <ApprovalList view={view} onLook={(approval) => show({ approval })} />
        </TabsContent>
      </Tabs>
    </div>
  );
}

type ApprovalListProps = { view: ApprovalsView; onLook: (approvalId: string) => void };

function ApprovalList({ view: { state, approval: watched }, onLook }: ApprovalListProps) {
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
                  <li
                    key={approval.id}
                    {...{ [rowAttribute]: approval.id }}
                    tabIndex={-1}
                    onFocus={() => (watched === approval.id ? undefined : onLook(approval.id))}
                    className="rounded-lg"
                  >
                    <ApprovalCard approval={approval} isWatched={watched === approval.id} />
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
