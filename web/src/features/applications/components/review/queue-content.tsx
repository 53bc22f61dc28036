import type { ApplicationInQueue } from '@oja/contract/applications';
import { useQuery } from '@tanstack/react-query';
import { DocumentArt } from '@/components/art/document-art';
import type { Column } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { NothingFound } from '@/components/data-table/nothing-found';
import { PageFooter } from '@/components/data-table/page-footer';
import { TableFrame } from '@/components/data-table/table-frame';
import type { Pages } from '@/components/data-table/use-paged-address';
import type { TableChoices } from '@/components/data-table/use-table-choices';
import { EmptyState } from '@/components/ui/empty-state';
import { applicationQueueQuery } from '../../api';
import type { QueueView } from '../../logic/queue-view';

type QueueContentProps = {
  view: QueueView;
  pages: Pages;
  columns: readonly Column<ApplicationInQueue>[];
  choices: TableChoices;
  onClear: () => void;
};

export function QueueContent({ view, pages, columns, choices, onClear }: QueueContentProps) {
  const query = useQuery(applicationQueueQuery(view, pages.after));
  return (
    <TableFrame query={query} failure="Failed to load applications" columns={5}>
      {({ data, next_cursor: next }) => (
        <>
          {data.length === 0 ? (
            <EmptyQueue view={view} onClear={onClear} />
          ) : (
            <DataTable
              label="Seller applications"
              columns={columns}
              rows={data}
              keyOf={({ id }) => id}
              choices={choices}
              walkable
            />
          )}
          <PageFooter label="Pages of applications" pages={pages} nextCursor={next} />
        </>
      )}
    </TableFrame>
  );
}

function EmptyQueue({ view, onClear }: Pick<QueueContentProps, 'view' | 'onClear'>) {
  const { search, status, experience } = view;
  if (search.trim() !== '' || experience !== undefined) {
    return (
      <NothingFound
        title="Nobody found"
        description="Try another part of the name or the e-mail address, or another experience."
        onClear={onClear}
      />
    );
  }
  const isPending = status === 'pending';
  return (
    <EmptyState
      art={<DocumentArt />}
      title={isPending ? 'Nobody is waiting' : 'No applications here'}
      description={
        isPending
          ? 'New applications appear here as soon as they are submitted.'
          : 'Applications appear here once they were decided.'
      }
      headingLevel="h2"
    />
  );
}
