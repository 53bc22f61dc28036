import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import type { RefObject } from 'react';
import { FilterRow } from '@/components/data-table/filter-row';
import { Button } from '@/components/ui/button';
import { FilterSelect } from '@/components/ui/filter-select';
import { platformLabel } from '@/components/ui/platform-mark';
import { SearchBox } from '@/components/ui/search-box';
import { platformOrders } from '@/shared/listings/listing-labels';
import { type DeskFilter, noFilter, sortOptions, statusOptions, usualDirection } from '../logic/desk-filter';

type DeskFiltersProps = {
  filter: DeskFilter;
  onChange: (part: Partial<DeskFilter>) => void;
  searchBox: RefObject<HTMLInputElement | null>;
};

const platforms = platformOrders.staff.map((value) => ({ value, label: platformLabel(value) }));

export function DeskFilters({ filter, onChange, searchBox }: DeskFiltersProps) {
  // Another filter begins at its first page.
  const change = (part: Partial<DeskFilter>) => onChange({ page: noFilter.page, ...part });
  return (
    <FilterRow
      search={
        <SearchBox
          ref={searchBox}
          label="Search listings"
          placeholder="Search by username or seller..."
          value={filter.search}
          onSearch={(search) => change({ search })}
        />
      }
      options={
        <DirectionToggle direction={filter.direction} onChange={(direction) => change({ direction })} />
      }
    >
      <FilterSelect
        label="Platform"
        all="All Platforms"
        value={filter.platform}
        options={platforms}
        onChange={(platform) => change({ platform })}
      />
      <FilterSelect
        label="Status"
        all="All Status"
        value={filter.status}
        options={statusOptions}
        onChange={(status) => change({ status, direction: usualDirection(status) })}
      />
      <FilterSelect
        label="Sort by"
        value={filter.sort}
        options={sortOptions}
        onChange={(sort) => change({ sort: sort ?? filter.sort })}
      />
    </FilterRow>
  );
}

type DirectionToggleProps = {
  direction: DeskFilter['direction'];
  onChange: (direction: DeskFilter['direction']) => void;
};

function DirectionToggle({ direction, onChange }: DirectionToggleProps) {
  const isAscending = direction === 'asc';
  const Icon = isAscending ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={isAscending ? 'Ascending, press for descending' : 'Descending, press for ascending'}
      onClick={() => onChange(isAscending ? 'desc' : 'asc')}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
