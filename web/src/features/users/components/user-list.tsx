import type { adminUserEndpoints, ManagedUser } from '@oja/contract/admin-users';
import type { UseQueryResult } from '@tanstack/react-query';
import { NoResultsArt } from '@/components/art/no-results-art';
import type { Selection } from '@/components/table/use-selection';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { TableSkeleton } from '@/components/ui/table-skeleton';
import type { Answered } from '@/lib/api/call-api';
import { failureSentence } from '@/lib/api/failure-sentence';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/counts';
import { isFiltered, type UserView } from '../logic/user-view';
import type { UserDialog } from './row-menu';
import { listTitles, titleOfFailure } from './toast-failure';
import { UserTable } from './user-table';

export type UserPage = Answered<typeof adminUserEndpoints.listUsers>;

type UserListProps = {
  query: UseQueryResult<UserPage>;
  view: UserView;
  selection: Selection;
  onChange: (change: Partial<UserView>, options?: { push?: boolean }) => void;
  onOpen: (dialog: UserDialog, user: ManagedUser) => void;
};

export function UserList({ query, view, selection, onChange, onOpen }: UserListProps) {
  if (query.isPending) {
    return (
      <Card>
        <TableSkeleton rows={8} columns={6} />
      </Card>
    );
  }
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          title={titleOfFailure(query.error, listTitles)}
          description={failureSentence(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  const { data: page, total_is_exact: isExact } = query.data;
  return (
    <Card className={cn('transition-opacity', query.isPlaceholderData && 'opacity-60')}>
      {page.data.length === 0 ? (
        <EmptyState
          art={<NoResultsArt />}
          title="No User found"
          description={
            isFiltered(view)
              ? 'Nobody matches this search and these filters.'
              : 'People will show up here as they register.'
          }
          headingLevel="h2"
          action={
            isFiltered(view) ? (
              <Button
                variant="outline"
                onClick={() => onChange({ search: '', role: undefined, status: undefined, page: 1 })}
              >
                Clear filters
              </Button>
            ) : null
          }
        />
      ) : (
        <UserTable users={page.data} view={view} selection={selection} onChange={onChange} onOpen={onOpen} />
      )}
      {page.last_page > 1 ? (
        <Footer page={page} isExact={isExact} onPage={(next) => onChange({ page: next }, { push: true })} />
      ) : null}
    </Card>
  );
}

type FooterProps = { page: UserPage['data']; isExact: boolean; onPage: (page: number) => void };

/** There only when there is more than one page. */
function Footer({ page, isExact, onPage }: FooterProps) {
  const { current_page: current, last_page: last, from, to, total } = page;
  return (
    <nav
      aria-label="Pages of users"
      className="flex flex-wrap items-center justify-between gap-3 border-t px-4 py-3"
    >
      <p role="status" className="tabular text-muted-foreground text-sm">
        Showing {formatCount(from ?? 0)} to {formatCount(to ?? 0)} of {isExact ? '' : 'more than '}
        {formatCount(total)} results
      </p>
      <div className="flex items-center gap-2">
        <Button variant="outline" size="sm" disabled={current <= 1} onClick={() => onPage(current - 1)}>
          Previous
        </Button>
        <span className="tabular whitespace-nowrap px-1 text-muted-foreground text-sm">
          Page {formatCount(current)} of {formatCount(last)}
        </span>
        <Button variant="outline" size="sm" disabled={current >= last} onClick={() => onPage(current + 1)}>
          Next
        </Button>
      </div>
    </nav>
  );
}
