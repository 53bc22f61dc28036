import type { adminSupportEndpoints, DeskTicket } from '@oja/contract/admin-support';
import type { EnvelopeOf } from '@oja/contract/endpoint';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChatArt } from '@/components/art/chat-art';
import type { Column } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { NothingFound } from '@/components/data-table/nothing-found';
import { PageFooter } from '@/components/data-table/page-footer';
import { TableFrame } from '@/components/data-table/table-frame';
import type { Pages } from '@/components/data-table/use-paged-address';
import type { TableChoices } from '@/components/data-table/use-table-choices';
import { EmptyState } from '@/components/ui/empty-state';

type DeskListProps = {
  query: UseQueryResult<EnvelopeOf<typeof adminSupportEndpoints.listDeskTickets>>;
  pages: Pages;
  columns: readonly Column<DeskTicket>[];
  choices: TableChoices;
  isFiltered: boolean;
  onClear: () => void;
};

export function DeskList({ query, pages, columns, choices, isFiltered, onClear }: DeskListProps) {
  return (
    <TableFrame query={query} failure="Failed to load tickets" columns={6}>
      {({ data, next_cursor: next }) => (
        <>
          {data.length > 0 ? (
            <DataTable
              label="Tickets"
              columns={columns}
              rows={data}
              keyOf={({ id }) => id}
              choices={choices}
              walkable
            />
          ) : isFiltered ? (
            <NothingFound title="No tickets found" onClear={onClear} />
          ) : (
            <EmptyState
              art={<ChatArt />}
              title="Everything is answered"
              description="New tickets appear here as soon as somebody opens one."
              headingLevel="h2"
            />
          )}
          <PageFooter label="Pages of tickets" pages={pages} nextCursor={next} />
        </>
      )}
    </TableFrame>
  );
}
