import { transactionPeriods, transactionSorts, transactionStatuses } from '@oja/contract/admin-transactions';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import type { ReactNode } from 'react';
import { FilterRow } from '@/components/data-table/filter-row';
import { RangeFilters } from '@/components/data-table/range-filters';
import { Button } from '@/components/ui/button';
import { FilterSelect } from '@/components/ui/filter-select';
import { SearchBox } from '@/components/ui/search-box';
import { disputeFilterLabels, periodLabels, sortLabels, statusLooks } from '../../logic/transaction-labels';
import { disputeFilters, type TransactionViewFilter } from '../../logic/transaction-view';

type FiltersProps = {
  filter: TransactionViewFilter;
  onChange: (change: Partial<TransactionViewFilter>) => void;
  options: ReactNode;
};

const statuses = transactionStatuses.map((value) => ({ value, label: statusLooks[value].label }));
const periods = transactionPeriods.map((value) => ({ value, label: periodLabels[value] }));
const disputes = disputeFilters.map((value) => ({ value, label: disputeFilterLabels[value] }));
const hidden = [{ value: 'hidden' as const, label: 'Hidden' }];
const sorts = transactionSorts.map((value) => ({
  value,
  label: `Sort by ${sortLabels[value].toLowerCase()}`,
}));

export function Filters({ filter, onChange, options }: FiltersProps) {
  const isAscending = filter.direction === 'asc';
  const Icon = isAscending ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <FilterRow
      search={
        <SearchBox
          label="Search transactions"
          placeholder="Search by ID, buyer, seller or account..."
          value={filter.search}
          onSearch={(search) => onChange({ search })}
        />
      }
      options={
        <>
          <RangeFilters days="Date" amounts="Amount" ranges={filter} onChange={onChange} />
          <Button
            variant="outline"
            size="icon"
            aria-label={
              isAscending ? 'Sorted ascending, sort descending' : 'Sorted descending, sort ascending'
            }
            title={isAscending ? 'Ascending' : 'Descending'}
            onClick={() => onChange({ direction: isAscending ? 'desc' : 'asc' })}
          >
            <Icon aria-hidden="true" />
          </Button>
          {options}
        </>
      }
    >
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
      <FilterSelect
        label="Shown"
        all="In the table"
        value={filter.shown}
        options={hidden}
        onChange={(shown) => onChange({ shown })}
      />
      <FilterSelect
        label="Sort by"
        value={filter.sort}
        options={sorts}
        onChange={(sort) => onChange({ sort: sort ?? 'date' })}
      />
    </FilterRow>
  );
}
