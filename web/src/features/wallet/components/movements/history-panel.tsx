import type { Activity } from '@oja/contract/wallet';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogBody, DialogFooter } from '@/components/ui/dialog';
import { fetchHistoryPage, walletHistoryQuery } from '../../api/wallet-history';
import { collectPages } from '../../logic/collect-pages';
import { historyCsv } from '../../logic/movement-file';
import { isFiltered, matchesFilter, noFilter } from '../../logic/movement-filter';
import { ExportButton } from '../export-button';
import { ActivityRow, activityStatusOptions, activityTypeOptions } from './activity-row';
import { MovementFilters } from './movement-filters';
import { MovementList } from './movement-list';

/** What happened, in words. The filters look through what has been loaded; 'Load more' goes further back. */
export function HistoryPanel() {
  const [filter, setFilter] = useState(noFilter);
  const query = useInfiniteQuery(walletHistoryQuery);
  const loaded = query.data?.pages.flatMap((page) => page.data);
  const rows = loaded
    ?.map(withKey)
    .filter(({ activity }) => matchesFilter(activity, filter))
    .map(({ activity, key }) => <ActivityRow key={key} activity={activity} />);

  const collect = async (onProgress: (rows: number) => void) => {
    const all = await collectPages(fetchHistoryPage, { onProgress });
    const matching = all.rows.filter((activity) => matchesFilter(activity, filter));
    return { csv: historyCsv(matching), isWhole: all.isWhole };
  };
  return (
    <>
      <DialogBody className="grid content-start gap-4">
        <MovementFilters
          filter={filter}
          onChange={setFilter}
          types={activityTypeOptions}
          statuses={activityStatusOptions}
        />
        <MovementList query={query} rows={rows} isFiltered={isFiltered(filter)} />
        {isFiltered(filter) && query.hasNextPage && loaded ? (
          <p className="text-muted-foreground text-sm">
            Found among the newest {loaded.length.toLocaleString('en-NG')} entries. Load more to look further
            back.
          </p>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <ExportButton origin="dialog" collect={collect} />
      </DialogFooter>
    </>
  );
}

/** An entry of the history has no id; its place in the list is as good as one. */
function withKey(activity: Activity, index: number) {
  return { activity, key: String(index) };
}
