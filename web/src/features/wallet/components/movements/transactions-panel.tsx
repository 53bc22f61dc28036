import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '@/lib/use-debounced';
import { fetchTransactionPage, transactionsQuery } from '../../api';
import { collectPages, noFilter, transactionCsv, transactionFilterOf } from '../../logic/movements';
import { TransactionRow } from '../transaction-row';
import { MovementPanel } from './movement-panel';

/** All transactions. */
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
  return <MovementPanel filter={filter} onChange={setFilter} query={query} rows={rows} collect={collect} />;
}
