import { deliveredEvents, deliveryStatuses } from '@oja/contract/webhooks';
import { useQuery } from '@tanstack/react-query';
import { DataTable } from '@/components/data-table/data-table';
import { ExportButton } from '@/components/data-table/export-button';
import { FilterRow } from '@/components/data-table/filter-row';
import { NothingFound } from '@/components/data-table/nothing-found';
import { PageFooter } from '@/components/data-table/page-footer';
import { TableOptions } from '@/components/data-table/table-options';
import { pagedAddress, usePagedAddress } from '@/components/data-table/use-paged-address';
import { useTableChoices } from '@/components/data-table/use-table-choices';
import { FilterSelect } from '@/components/ui/filter-select';
import { Loaded } from '@/components/ui/loaded';
import { SearchBox } from '@/components/ui/search-box';
import { SectionCard } from '@/components/ui/section-card';
import { TableSkeleton } from '@/components/ui/table-skeleton';
import { downloadDeliveries, webhookDeliveriesQuery } from '../../api';
import { deliveryAddress, isFiltered, noFilter } from '../../logic/delivery-view';
import { deliveryColumns, deliveryLooks } from './delivery-columns';

const address = pagedAddress(deliveryAddress);
const statuses = deliveryStatuses.map((value) => ({ value, label: deliveryLooks[value].label }));
const events = deliveredEvents.map((value) => ({ value, label: value }));

/** What was sent in the last thirty days, and what became of it. */
export function WebhookDeliveries() {
  const { view, pages, filterBy } = usePagedAddress(address);
  const choices = useTableChoices('webhook-deliveries');
  const query = useQuery(webhookDeliveriesQuery(view, pages.after));
  const columns = deliveryColumns({ order: view, onOrder: filterBy });
  return (
    <SectionCard title="Webhook deliveries">
      <div className="border-b px-5 py-3">
        <FilterRow
          search={
            <SearchBox
              label="Search deliveries"
              placeholder="Search what was sent, an id or a fault..."
              value={view.search}
              onSearch={(search) => filterBy({ search })}
            />
          }
          options={
            <>
              <TableOptions columns={columns} choices={choices} />
              <ExportButton name="webhook_deliveries" download={() => downloadDeliveries(view)} />
            </>
          }
        >
          <FilterSelect
            label="Status"
            all="All"
            value={view.status}
            options={statuses}
            onChange={(status) => filterBy({ status })}
          />
          <FilterSelect
            label="Event"
            all="All events"
            value={view.event}
            options={events}
            onChange={(event) => filterBy({ event })}
          />
        </FilterRow>
      </div>
      <Loaded
        query={query}
        failure="Failed to fetch deliveries"
        skeleton={<TableSkeleton rows={3} columns={4} />}
      >
        {({ data, next_cursor: next }) => (
          <>
            {data.length > 0 ? (
              <DataTable
                label="Webhook deliveries"
                columns={columns}
                rows={data}
                keyOf={({ id }) => id}
                choices={choices}
              />
            ) : isFiltered(view) ? (
              <NothingFound title="No deliveries found" onClear={() => filterBy(noFilter)} />
            ) : (
              <p className="p-5 text-muted-foreground text-sm">
                Nothing was sent yet. Save an address and test it.
              </p>
            )}
            <PageFooter label="Pages of deliveries" pages={pages} nextCursor={next} />
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}
