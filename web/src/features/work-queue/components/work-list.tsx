import type { EnvelopeOf } from '@oja/contract/endpoint';
import type { WorkItem, workEndpoints } from '@oja/contract/work';
import type { UseQueryResult } from '@tanstack/react-query';
import { DocumentArt } from '@/components/art/document-art';
import type { Column } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { NothingFound } from '@/components/data-table/nothing-found';
import { PageFooter } from '@/components/data-table/page-footer';
import { TableFrame } from '@/components/data-table/table-frame';
import type { Pages } from '@/components/data-table/use-paged-address';
import type { TableChoices } from '@/components/data-table/use-table-choices';
import { EmptyState } from '@/components/ui/empty-state';

type WorkListProps = {
  query: UseQueryResult<EnvelopeOf<typeof workEndpoints.listWork>>;
  pages: Pages;
  columns: readonly Column<WorkItem>[];
  choices: TableChoices;
  isFiltered: boolean;
  onClear: () => void;
};

/** Names a row for the keys, and back. */
export const rowKeyOf = ({ kind, id }: WorkItem) => `${kind}:${id}`;

export function WorkList({ query, pages, columns, choices, isFiltered, onClear }: WorkListProps) {
  return (
    <TableFrame query={query} failure="Failed to load the queue" columns={columns.length}>
      {({ data, next_cursor: next }) => (
        <>
          {data.length > 0 ? (
            <DataTable
              label="Work"
              columns={columns}
              rows={data}
              keyOf={rowKeyOf}
              choices={choices}
              walkable
            />
          ) : isFiltered ? (
            <NothingFound title="Nothing waits here" onClear={onClear} />
          ) : (
            <EmptyState
              art={<DocumentArt />}
              title="Everything is done"
              description="What waits for a decision appears here as soon as it comes in."
              headingLevel="h2"
            />
          )}
          <PageFooter label="Pages of work" pages={pages} nextCursor={next} />
        </>
      )}
    </TableFrame>
  );
}
