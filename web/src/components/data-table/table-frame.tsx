import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Loaded, type LoadedQuery } from '@/components/ui/loaded';
import { TableSkeleton } from '@/components/ui/table-skeleton';
import { cn } from '@/lib/class-names';

type TableFrameProps<Data> = {
  query: LoadedQuery<Data> & { isPlaceholderData?: boolean };
  failure: string;
  /** How many columns the table will have. */
  columns: number;
  /** The table, or an empty state, and what stands below it. */
  children: (data: Data) => ReactNode;
};

const rows = 8;

/** The card of a table: on its way, failed, or there. */
export function TableFrame<Data>({ query, failure, columns, children }: TableFrameProps<Data>) {
  return (
    <Loaded
      query={query}
      failure={failure}
      skeleton={
        <Card>
          <TableSkeleton rows={rows} columns={columns} />
        </Card>
      }
    >
      {(data) => (
        // Not paler: what stands there until the answer comes must be readable, too.
        <Card
          aria-busy={query.isPlaceholderData ?? false}
          className={cn(query.isPlaceholderData && 'cursor-progress')}
        >
          {children(data)}
        </Card>
      )}
    </Loaded>
  );
}
