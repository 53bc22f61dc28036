import type { ParkedPayment } from '@oja/contract/parked-payments';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ExportButton } from '@/components/data-table/export-button';
import { FilterRow } from '@/components/data-table/filter-row';
import { NothingFound } from '@/components/data-table/nothing-found';
import { PageFooter } from '@/components/data-table/page-footer';
import { pagedAddress, usePagedAddress } from '@/components/data-table/use-paged-address';
import { walkKeys } from '@/components/list-keys/list-keys';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import { rowAttribute } from '@/components/list-keys/use-return-to-row';
import { EmptyState } from '@/components/ui/empty-state';
import { FilterSelect } from '@/components/ui/filter-select';
import { Loaded } from '@/components/ui/loaded';
import { SearchBox } from '@/components/ui/search-box';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { adminPaths } from '@/config/admin-paths';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { PersonLink } from '@/shared/people/person-link';
import { useWorkKeys } from '@/shared/work/use-work-keys';
import { downloadParked, parkedPaymentsQuery } from '../../api';
import { type ParkedView, parkedAddress, parkedOrders } from '../../logic/parked-list';
import { DecideParked } from './decide-parked';

const address = pagedAddress(parkedAddress);
const states = [
  { value: 'open', label: 'Nothing proposed' },
  { value: 'proposed', label: 'Waits for approval' },
] as const;

const parkedKeys = [
  ...walkKeys('parked payment'),
  { key: 'p', action: 'person', label: 'Open the person' },
] as const;

/** Money that came in another way than it was asked for, or for a closed account. It leaves suspense by two members of staff. */
export function ParkedCard() {
  const { view, pages, filterBy } = usePagedAddress(address);
  const query = useQuery(parkedPaymentsQuery(view, pages.after));
  const wanted = useSearchParams()[0].get('payment') ?? undefined;
  const navigate = useNavigate();
  const keys = useWorkKeys<'person'>(
    parkedKeys,
    (_person, id) => {
      const payment = query.data?.data.find((row) => row.id === id);
      if (payment) void navigate(adminPaths.person.to(payment.person.id));
    },
    { from: wanted === undefined ? undefined : { kind: 'parked_payment', id: wanted } },
  );
  const isNarrowed = view.search !== '' || view.choice !== undefined;
  return (
    <SectionCard
      title="Parked payments"
      action={
        <div className="flex gap-2">
          <ListKeysHelp {...keys} />
          <ExportButton name="parked_payments" download={() => downloadParked(view)} />
        </div>
      }
    >
      <div className="border-b px-5 py-3">
        <ParkedFilters view={view} onChange={filterBy} />
      </div>
      <Loaded
        query={query}
        failure="Failed to load parked payments"
        skeleton={<Skeleton className="m-5 h-16" />}
      >
        {({ data, next_cursor: next }) => (
          <>
            {data.length > 0 ? (
              <ul className="divide-y">
                {data.map((payment) => (
                  <Parked key={payment.id} payment={payment} isWanted={payment.id === wanted} />
                ))}
              </ul>
            ) : isNarrowed ? (
              <NothingFound
                title="No parked payments found"
                onClear={() => filterBy({ search: '', choice: undefined })}
              />
            ) : (
              <EmptyState
                title="Nothing is parked"
                description="A payment in another amount or currency than asked for, or money for a closed account, would wait here for two members of staff."
              />
            )}
            <PageFooter label="Pages of parked payments" pages={pages} nextCursor={next} />
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}

type ParkedFiltersProps = { view: ParkedView; onChange: (part: Partial<ParkedView>) => void };

function ParkedFilters({ view, onChange }: ParkedFiltersProps) {
  return (
    <FilterRow
      search={
        <SearchBox
          label="Search parked payments"
          placeholder="Name, e-mail or reference"
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <FilterSelect
        label="State"
        all="All"
        value={view.choice}
        options={states}
        onChange={(choice) => onChange({ choice })}
      />
      <FilterSelect
        label="Sort by"
        value={`${view.sort} ${view.direction}` as const}
        options={parkedOrders}
        onChange={(value) => {
          const { sort, direction } = parkedOrders.find((order) => order.value === value) ?? parkedOrders[0];
          onChange({ sort, direction });
        }}
      />
    </FilterRow>
  );
}

/** The one that the address names comes into sight by itself. */
function Parked({ payment, isWanted }: { payment: ParkedPayment; isWanted: boolean }) {
  const { person, asked, received, why, reference } = payment;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWanted) row.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return (
    <li
      ref={row}
      {...{ [rowAttribute]: payment.id }}
      tabIndex={-1}
      aria-current={isWanted || undefined}
      className="grid gap-3 px-5 py-4 text-sm aria-[current=true]:bg-accent"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <p className="font-medium">
            <PersonLink id={person.id} name={person.name} />
          </p>
          <p className="wrap-anywhere text-muted-foreground">{person.email}</p>
        </div>
        <dl className="tabular flex flex-wrap gap-x-6 gap-y-1">
          <Figure label="Asked for" amount={asked} />
          <Figure label="Received" amount={received} />
        </dl>
      </div>
      <p className="wrap-anywhere text-muted-foreground">
        <time dateTime={payment.parked_at}>{formatDateTime(payment.parked_at)}</time>: {why} ({reference}).
      </p>
      <DecideParked payment={payment} />
    </li>
  );
}

function Figure({ label, amount }: { label: string; amount: number }) {
  return (
    <div>
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="whitespace-nowrap font-semibold">{formatNaira(amount)}</dd>
    </div>
  );
}
