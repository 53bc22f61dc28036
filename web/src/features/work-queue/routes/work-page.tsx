import { type WorkKind, workKinds } from '@oja/contract/work-fields';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { TableOptions } from '@/components/data-table/table-options';
import { pagedAddress, usePagedAddress } from '@/components/data-table/use-paged-address';
import { useTableChoices } from '@/components/data-table/use-table-choices';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { serverNowMs } from '@/lib/server-clock';
import { workCountsQuery } from '@/shared/work/api';
import { useOpenNext } from '@/shared/work/use-open-next';
import { workQuery } from '../api';
import { workColumns } from '../components/work-columns';
import { WorkFilters } from '../components/work-filters';
import { WorkList } from '../components/work-list';
import { WorkTabs } from '../components/work-tabs';
import { useQueueKeys } from '../hooks/use-queue-keys';
import { isFiltered, noFilter, workAddress } from '../logic/work-view';

const address = pagedAddress(workAddress);

/** Everything that waits for a decision, by due time. */
export function Component() {
  const { view, pages, filterBy } = usePagedAddress(address);
  const choices = useTableChoices('work');
  const query = useQuery(workQuery(view, pages.after));
  const { data: counts } = useQuery(workCountsQuery);
  const keys = useQueueKeys(query.data?.data ?? []);
  const openNext = useOpenNext();
  const columns = workColumns({ now: serverNowMs() });
  const kinds: readonly WorkKind[] = counts ? workKinds.filter((kind) => kind in counts.kinds) : workKinds;
  return (
    <div className="grid gap-6">
      <title>Work · Oja</title>
      <PageHeader
        title="Work"
        description="Everything that waits for a decision, the next due first."
        actions={
          <>
            <ListKeysHelp {...keys} />
            <Button onClick={() => void openNext()}>
              Next
              <ArrowRight aria-hidden="true" />
            </Button>
          </>
        }
      />
      <div className="grid gap-4">
        <WorkTabs filter={view} counts={counts} onChange={filterBy} />
        <WorkFilters
          filter={view}
          kinds={kinds}
          onChange={filterBy}
          options={<TableOptions columns={columns} choices={choices} />}
        />
        <WorkList
          query={query}
          pages={pages}
          columns={columns}
          choices={choices}
          isFiltered={isFiltered(view)}
          onClear={() => filterBy(noFilter)}
        />
      </div>
    </div>
  );
}
