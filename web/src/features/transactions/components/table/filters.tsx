import { transactionPeriods, transactionSorts, transactionStatuses } from '@oja/contract/admin-transactions';
import { ArrowDownWideNarrow, ArrowUpNarrowWide, Search } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { FilterSelect } from '@/components/ui/filter-select';
import { Input } from '@/components/ui/input';
import { useSearchText } from '@/lib/use-search-text';
import { disputeFilters, type TransactionViewFilter } from '../../logic/transaction-view';
import { disputeFilterLabels, periodLabels, sortLabels, statusLooks } from '../../logic/transaction-words';

type FiltersProps = {
  filter: TransactionViewFilter;
  onChange: (change: Partial<TransactionViewFilter>) => void;
};

const statuses = transactionStatuses.map((value) => ({ value, label: statusLooks[value].label }));
const periods = transactionPeriods.map((value) => ({ value, label: periodLabels[value] }));
const disputes = disputeFilters.map((value) => ({ value, label: disputeFilterLabels[value] }));
const sorts = transactionSorts.map((value) => ({
  value,
  label: `Sort by ${sortLabels[value].toLowerCase()}`,
}));

export function Filters({ filter, onChange }: FiltersProps) {
  const [text, setText] = useSearchText(filter.search, (search) => onChange({ search }));
  const isAscending = filter.direction === 'asc';
  return (
    <search className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 2xl:grid-cols-[minmax(16rem,1fr)_repeat(3,11rem)_15rem]">
      <div className="relative min-w-0 sm:col-span-2 lg:col-span-4 2xl:col-span-1">
        <Search
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-muted-foreground"
        />
        <Input
          type="search"
          aria-label="Search transactions"
          placeholder="Search by ID, buyer, seller or account..."
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="pl-9"
        />
      </div>
      <FilterSelect
        label="Status"
        all="All Status"
        value={filter.status}
        options={statuses}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label="Time period"
        all="All time"
        value={filter.period}
        options={periods}
        onChange={(period) => onChange({ period })}
      />
      <FilterSelect
        label="Disputes"
        all="All disputes"
        value={filter.dispute}
        options={disputes}
        onChange={(dispute) => onChange({ dispute })}
      />
      <div className="flex gap-2">
        <FilterSelect
          label="Sort by"
          value={filter.sort}
          options={sorts}
          onChange={(sort) => onChange({ sort: sort ?? 'date' })}
        />
        <Button
          variant="outline"
          size="icon"
          aria-label={isAscending ? 'Sorted ascending, sort descending' : 'Sorted descending, sort ascending'}
          title={isAscending ? 'Ascending' : 'Descending'}
          onClick={() => onChange({ direction: isAscending ? 'desc' : 'asc' })}
        >
          {isAscending ? (
            <ArrowUpNarrowWide aria-hidden="true" />
          ) : (
            <ArrowDownWideNarrow aria-hidden="true" />
          )}
        </Button>
      </div>
    </search>
  );
}
