import { useQuery } from '@tanstack/react-query';
import { DataTable } from '@/components/data-table/data-table';
import { ExportButton } from '@/components/data-table/export-button';
import { PageFooter } from '@/components/data-table/page-footer';
import { TableFrame } from '@/components/data-table/table-frame';
import { TableOptions } from '@/components/data-table/table-options';
import { pagedAddress, usePagedAddress } from '@/components/data-table/use-paged-address';
import { useTableChoices } from '@/components/data-table/use-table-choices';
import { downloadWithdrawals, queueQuery } from '../../api';
import { queueAddress } from '../../logic/queue-view';
import { EmptyQueue } from './empty-queue';
import { queueColumns } from './queue-columns';
import { QueueFilters } from './queue-filters';

const address = pagedAddress(queueAddress);

export function WithdrawalQueue() {
  const { view, pages, filterBy } = usePagedAddress(address);
  const choices = useTableChoices('withdrawals');
  const query = useQuery(queueQuery(view, pages.after));
  const columns = queueColumns({ order: view, onOrder: filterBy });
  return (
    <div className="grid gap-4">
      <QueueFilters
        view={view}
        onChange={filterBy}
        waiting={query.data?.waiting ?? 0}
        options={
          <>
            <TableOptions columns={columns} choices={choices} />
            <ExportButton name="withdrawals" download={() => downloadWithdrawals(view)} />
          </>
        }
      />
      <TableFrame query={query} failure="Failed to load withdrawals" columns={6}>
        {({ data, next_cursor: next }) => (
          <>
            {data.length === 0 ? (
              <EmptyQueue view={view} onClear={() => filterBy({ search: '' })} />
            ) : (
              <DataTable
                label="Withdrawals"
                columns={columns}
                rows={data}
                keyOf={({ id }) => id}
                choices={choices}
              />
            )}
            <PageFooter label="Pages of withdrawals" pages={pages} nextCursor={next} />
          </>
        )}
      </TableFrame>
    </div>
  );
}
