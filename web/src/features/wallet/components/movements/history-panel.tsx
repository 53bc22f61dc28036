import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogBody, DialogFooter } from '@/components/ui/dialog';
import { useDebounced } from '@/lib/use-debounced';
import { ActivityRow } from '@/shared/wallet/activity-row';
import { fetchHistoryPage, walletHistoryQuery } from '../../api';
import { collectPages, historyCsv, isFiltered, noFilter, transactionFilterOf } from '../../logic/movements';
import { ExportButton } from '../export-button';
import { MovementFilters } from './movement-filters';
import { MovementList } from './movement-list';

/** What happened, in words; the server searches and filters, however much there is. */
export function HistoryPanel() {
  const [filter, setFilter] = useState(noFilter);
  const search = useDebounced(filter.search);
  const asked = transactionFilterOf({ ...filter, search });
  const query = useInfiniteQuery({ ...walletHistoryQuery(asked), placeholderData: keepPreviousData });
  // An entry of the history has no id; its place in the list is as good as one.
  const rows = query.data?.pages
    .flatMap((page) => page.data)
    .map((activity, place) => ({ activity, key: String(place) }))
    .map(({ activity, key }) => <ActivityRow key={key} activity={activity} />);

  const collect = async (onProgress: (rows: number) => void) => {
    const filtered = transactionFilterOf(filter);
    const all = await collectPages((cursor) => fetchHistoryPage(filtered, cursor), { onProgress });
    return { csv: historyCsv(all.rows), isWhole: all.isWhole };
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
