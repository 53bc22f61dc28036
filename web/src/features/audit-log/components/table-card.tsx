import type { AuditLogEntry } from '@oja/contract/audit-log';
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
import { auditEntriesQuery } from '../api';
import { type AuditView, isFiltered } from '../logic/audit-view';

type TableCardProps = {
  view: AuditView;
  pages: Pages;
  columns: readonly Column<AuditLogEntry>[];
  choices: TableChoices;
  onClear: () => void;
};

export function TableCard({ view, pages, columns, choices, onClear }: TableCardProps) {
  const query = useQuery(auditEntriesQuery(view, pages.after));
  return (
    <TableFrame query={query} failure="Failed to load the audit log" columns={6}>
      {({ data, next_cursor: next, total, total_is_exact: isExact }) => (
        <>
          {data.length === 0 ? (
            <NothingHere isFiltered={isFiltered(view)} onClear={onClear} />
          ) : (
            <DataTable
              label="Audit log"
              columns={columns}
              rows={data}
              keyOf={({ id }) => id}
              choices={choices}
              walkable
            />
          )}
          <PageFooter
            label="Pages of the audit log"
            pages={pages}
            nextCursor={next}
            total={{ count: total, isExact, one: 'entry', many: 'entries' }}
          />
        </>
      )}
    </TableFrame>
  );
}

function NothingHere({ isFiltered: filtered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (filtered) return <NothingFound title="No entries found" onClear={onClear} />;
  return (
    <EmptyState
      art={<DocumentArt />}
      title="Nothing written down yet"
      description="Whatever staff do from now on stands here, and nobody can change it."
      headingLevel="h2"
    />
  );
}
