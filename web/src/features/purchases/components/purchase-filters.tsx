import { FilterSelect } from '@/components/ui/filter-select';
import { SearchBox } from '@/components/ui/search-box';
import { allPlatforms, type PurchaseFilter, platformOptions, sortOptions } from '../logic/purchase-filter';

type PurchaseFiltersProps = {
  filter: PurchaseFilter;
  onChange: (filter: PurchaseFilter) => void;
  /** Names the box for those who do not see it. */
  searchLabel: string;
};

export function PurchaseFilters({ filter, onChange, searchLabel }: PurchaseFiltersProps) {
  return (
    <search className="flex flex-wrap gap-3">
      <SearchBox
        label={searchLabel}
        placeholder="Search by handle, description or reference..."
        value={filter.search}
        onSearch={(search) => onChange({ ...filter, search })}
        className="flex-1 basis-64"
      />
      <div className="min-w-0 flex-1 basis-36 sm:max-w-44">
        <FilterSelect
          label="Platform"
          all={allPlatforms}
          value={filter.platform}
          options={platformOptions}
          onChange={(platform) => onChange({ ...filter, platform })}
        />
      </div>
      <div className="min-w-0 flex-1 basis-40 sm:max-w-52">
        <FilterSelect
          label="Sort by"
          value={filter.sort}
          options={sortOptions}
          onChange={(sort = 'recent') => onChange({ ...filter, sort })}
        />
      </div>
    </search>
  );
}
