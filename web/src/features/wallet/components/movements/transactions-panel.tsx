import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogBody, DialogFooter } from '@/components/ui/dialog';
import { useDebounced } from '@/lib/use-debounced';
import { fetchTransactionPage, transactionsQuery } from '../../api';
import {
  collectPages,
  isFiltered,
  noFilter,
  transactionCsv,
  transactionFilterOf,
} from '../../logic/movements';
import { ExportButton } from '../export-button';
import { TransactionRow } from '../transaction-row';
import { MovementFilters } from './movement-filters';
import { MovementList } from './movement-list';

/** All transactions; the server searches and filters, however many there are. */
export function TransactionsPanel({ search }: { search: string }) {
  const [filter, setFilter] = useState({ ...noFilter, search });
  const words = useDebounced(filter.search);
  const asked = transactionFilterOf({ ...filter, search: words });
  const query = useInfiniteQuery({ ...transactionsQuery(asked), placeholderData: keepPreviousData });
  const rows = query.data?.pages
    .flatMap((page) => page.data)
    .map((transaction) => <TransactionRow key={transaction.id} transaction={transaction} />);

  const collect = async (onProgress: (rows: number) => void) => {
    const filtered = transactionFilterOf(filter);
    const all = await collectPages((cursor) => fetchTransactionPage(filtered, cursor), { onProgress });
    return { csv: transactionCsv(all.rows), isWhole: all.isWhole };
  };
  return (
    <>
      <DialogBody className="grid content-start gap-4">
        <MovementFilters filter={filter} onChange={setFilter} />
        <MovementList query={query} rows={rows} isFiltered={isFiltered(filter)} />
      </DialogBody>
      <DialogFooter>
        <ExportButton origin="dialog" collect={collect} />
      </DialogFooter>
    </>
  );
}
