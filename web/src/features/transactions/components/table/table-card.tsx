import type { StaffTransaction } from '@oja/contract/admin-transactions';
import { useQuery } from '@tanstack/react-query';
import { WalletArt } from '@/components/art/wallet-art';
import type { Column } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { NothingFound } from '@/components/data-table/nothing-found';
import { PageFooter } from '@/components/data-table/page-footer';
import { TableFrame } from '@/components/data-table/table-frame';
import type { Pages } from '@/components/data-table/use-paged-address';
import type { TableChoices } from '@/components/data-table/use-table-choices';
import { EmptyState } from '@/components/ui/empty-state';
import { transactionsQuery } from '../../api';
import { isFiltered, type TransactionView } from '../../logic/transaction-view';

type TableCardProps = {
  view: TransactionView;
  pages: Pages;
  columns: readonly Column<StaffTransaction>[];
  choices: TableChoices;
  onClear: () => void;
};

export function TableCard({ view, pages, columns, choices, onClear }: TableCardProps) {
  const query = useQuery(transactionsQuery(view, pages.after));
  return (
    <TableFrame query={query} failure="Failed to load transactions" columns={7}>
      {({ data, next_cursor: next, total, total_is_exact: isExact }) => (
        <>
          {data.length === 0 ? (
            <NothingHere isFiltered={isFiltered(view) || pages.after !== undefined} onClear={onClear} />
          ) : (
            <DataTable
              label="Transactions"
              columns={columns}
              rows={data}
              keyOf={({ purchase_id: id }) => id}
              choices={choices}
              walkable
            />
          )}
          <PageFooter
            label="Pages of transactions"
            pages={pages}
            nextCursor={next}
            total={{ count: total, isExact, one: 'transaction' }}
          />
        </>
      )}
    </TableFrame>
  );
}

function NothingHere({ isFiltered: filtered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (filtered) return <NothingFound title="No Transactions Found" onClear={onClear} />;
  return (
    <EmptyState
      art={<WalletArt />}
      title="No Transactions Found"
      description="Sales will show up here as people buy accounts."
      headingLevel="h2"
    />
  );
}
