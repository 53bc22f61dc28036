import type { adminUserEndpoints } from '@oja/contract/admin-users';
import type { EnvelopeOf } from '@oja/contract/endpoint';
import type { ManagedUser } from '@oja/contract/managed-user-fields';
import type { UseQueryResult } from '@tanstack/react-query';
import { NoResultsArt } from '@/components/art/no-results-art';
import type { Column } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { NothingFound } from '@/components/data-table/nothing-found';
import { TableFrame } from '@/components/data-table/table-frame';
import type { Selection } from '@/components/data-table/use-selection';
import type { TableChoices } from '@/components/data-table/use-table-choices';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { formatCount } from '@/lib/counts';
import { listTitles, titleOfFailure } from '../logic/user-failures';
import { isFiltered, noFilter, type UserView } from '../logic/user-view';

export type UserPage = EnvelopeOf<typeof adminUserEndpoints.listUsers>;

type UserListProps = {
  query: UseQueryResult<UserPage>;
  view: UserView;
  columns: readonly Column<ManagedUser>[];
  choices: TableChoices;
  selection: Selection;
  onChange: (change: Partial<UserView>, options?: { push?: boolean }) => void;
};

export function UserList({ query, view, columns, choices, selection, onChange }: UserListProps) {
  return (
    <TableFrame query={query} failure={titleOfFailure(query.error, listTitles)} columns={6}>
      {({ data: page, total_is_exact: isExact }) => (
        <>
          {page.data.length === 0 ? (
            <NoUsers isFiltered={isFiltered(view)} onClear={() => onChange(noFilter)} />
          ) : (
            <DataTable
              label="Users"
              columns={columns}
              rows={page.data}
              keyOf={({ id }) => id}
              choices={choices}
              isSelected={({ id }) => selection.isSelected(id)}
              walkable
            />
          )}
          {page.last_page > 1 ? (
            <Footer
              page={page}
              isExact={isExact}
              onPage={(next) => onChange({ page: next }, { push: true })}
            />
          ) : null}
        </>
      )}
    </TableFrame>
  );
}

function NoUsers({ isFiltered: filtered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (filtered) {
    return (
      <NothingFound
        title="No User found"
        description="Nobody matches this search and these filters."
        onClear={onClear}
      />
    );
  }
  return (
    <EmptyState
      art={<NoResultsArt />}
      title="No User found"
      description="People will show up here as they register."
      headingLevel="h2"
    />
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
