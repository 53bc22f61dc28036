import { FilterSelect } from '@/components/ui/filter-select';
import { SearchBox } from '@/components/ui/search-box';
import { allStatuses, type OwnFilter, statusOptions } from '../../logic/own-filter';

type OwnFiltersProps = { filter: OwnFilter; onChange: (part: Partial<OwnFilter>) => void };

export function OwnFilters({ filter, onChange }: OwnFiltersProps) {
  return (
    <search className="flex flex-wrap gap-3">
      <SearchBox
        label="Search your listings"
        placeholder="Search by handle or description..."
        value={filter.search}
        onSearch={(search) => onChange({ search })}
        className="flex-1 basis-40 sm:basis-64"
      />
      <div className="w-36 sm:w-44">
        <FilterSelect
          label="Status"
          all={allStatuses}
          value={filter.status}
          options={statusOptions}
          onChange={(status) => onChange({ status })}
        />
      </div>
    </search>
  );
}
