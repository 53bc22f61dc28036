import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '@/lib/use-debounced';
import { ActivityRow } from '@/shared/wallet/activity-row';
import { fetchHistoryPage, unpaidPaymentsQuery, walletHistoryQuery } from '../../api';
import { collectPages, historyCsv, isFiltered, noFilter, transactionFilterOf } from '../../logic/movements';
import { mergeUnpaid } from '../../logic/unpaid-payments';
import { MovementPanel } from './movement-panel';
import { UnpaidRow } from './unpaid-row';

/** What happened, in words. */
export function HistoryPanel() {
  const [filter, setFilter] = useState(noFilter);
  const search = useDebounced(filter.search);
  const asked = transactionFilterOf({ ...filter, search });
  const query = useInfiniteQuery({ ...walletHistoryQuery(asked), placeholderData: keepPreviousData });
  // No filter of the movements applies to payments that moved nothing.
  const unpaid = useQuery({ ...unpaidPaymentsQuery, enabled: !isFiltered(filter) });
  const activities = query.data?.pages.flatMap((page) => page.data);
  const entries = activities && mergeUnpaid(activities, isFiltered(filter) ? [] : (unpaid.data ?? []), query);
  // An entry of the history has no id; its place in the list is as good as one.
  const rows = entries
    ?.map((entry, place) => ({ entry, key: String(place) }))
    .map(({ entry, key }) =>
      entry.kind === 'activity' ? (
        <ActivityRow key={key} activity={entry.activity} />
      ) : (
        <UnpaidRow key={entry.payment.reference} payment={entry.payment} />
      ),
    );

  const collect = async (onProgress: (rows: number) => void) => {
    const filtered = transactionFilterOf(filter);
    const all = await collectPages((cursor) => fetchHistoryPage(filtered, cursor), { onProgress });
    return { csv: historyCsv(all.rows), isWhole: all.isWhole };
  };
  return <MovementPanel filter={filter} onChange={setFilter} query={query} rows={rows} collect={collect} />;
}
