import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ExportButton } from '@/components/data-table/export-button';
import { FilterRow } from '@/components/data-table/filter-row';
import { TableOptions } from '@/components/data-table/table-options';
import { pagedAddress, usePagedAddress } from '@/components/data-table/use-paged-address';
import { useTableChoices } from '@/components/data-table/use-table-choices';
import { openKeys } from '@/components/list-keys/list-keys';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import { FilterSelect } from '@/components/ui/filter-select';
import { PageHeader } from '@/components/ui/page-header';
import { SearchBox } from '@/components/ui/search-box';
import { Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { adminPaths } from '@/config/admin-paths';
import { SavedViews } from '@/shared/saved-views/saved-views';
import { useWorkKeys } from '@/shared/work/use-work-keys';
import { applicationQueueQuery, downloadApplications } from '../api';
import { queueColumns } from '../components/review/queue-columns';
import { QueueContent } from '../components/review/queue-content';
import { experienceOptions } from '../logic/application-labels';
import { directionOf, type QueueChoice, queueAddress, queueChoices } from '../logic/queue-view';

const address = pagedAddress(queueAddress);
const labels: Readonly<Record<QueueChoice, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  all: 'All',
};

const applicationKeys = openKeys('application');

/** Who asks to become a verified seller. */
export function Component() {
  const { view, pages, filterBy } = usePagedAddress(address);
  const choices = useTableChoices('applications');
  const counts = useQuery(applicationQueueQuery(view, pages.after)).data?.counts;
  const columns = queueColumns({
    order: { sort: view.sort, direction: directionOf(view) },
    onOrder: filterBy,
  });
  const navigate = useNavigate();
  const keys = useWorkKeys<'open'>(applicationKeys, (_open, id) => {
    if (id !== undefined) void navigate(adminPaths.application.to(id));
  });
  const showStatus = (next: string) =>
    filterBy({ status: queueChoices.find((each) => each === next) ?? 'pending', direction: undefined });
  return (
    <div className="grid gap-6">
      <title>Seller Applications · Oja</title>
      <PageHeader
        title="Seller Applications"
        description="People who ask to become verified sellers. Whoever waits longest comes first."
        actions={
          <>
            <ListKeysHelp {...keys} />
            <ExportButton name="applications" download={() => downloadApplications(view)} />
          </>
        }
      />
      <div className="grid gap-4">
        <SavedViews
          page="applications"
          whole="Waiting for review"
          filter={queueAddress.write(view)}
          onShow={(filter) => filterBy(queueAddress.read(new URLSearchParams(filter)))}
        />
        <Tabs value={view.status} onValueChange={showStatus}>
          <TabsList aria-label="Applications by status">
            {queueChoices.map((value) => (
              <TabsTrigger key={value} value={value} aria-controls={undefined}>
                {labels[value]}
                {value !== 'all' && counts ? (
                  <span className="tabular rounded-full bg-muted px-2 text-muted-foreground text-xs">
                    {counts[value]}
                  </span>
                ) : null}
              </TabsTrigger>
            ))}
          </TabsList>
        </Tabs>
        <FilterRow
          search={
            <SearchBox
              label="Search applications"
              placeholder="Name or e-mail"
              value={view.search}
              onSearch={(search) => filterBy({ search })}
            />
          }
          options={<TableOptions columns={columns} choices={choices} />}
        >
          <FilterSelect
            label="Experience"
            all="Any experience"
            value={view.experience}
            options={experienceOptions}
            onChange={(experience) => filterBy({ experience })}
          />
        </FilterRow>
        <QueueContent
          view={view}
          pages={pages}
          columns={columns}
          choices={choices}
          onClear={() => filterBy({ search: '', experience: undefined })}
        />
      </div>
    </div>
  );
}
