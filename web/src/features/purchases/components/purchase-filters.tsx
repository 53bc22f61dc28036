import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FilterSelect } from '@/components/ui/filter-select';
import { SearchBox } from '@/components/ui/search-box';
import { cn } from '@/lib/class-names';
import { allPlatforms, type PurchaseFilter, platformOptions, sortOptions } from '../logic/purchase-filter';

type PurchaseFiltersProps = {
  filter: PurchaseFilter;
  onChange: (filter: PurchaseFilter) => void;
  /** Names the box for those who do not see it. */
  searchLabel: string;
};

/** On a phone the choices fold up beside the search, unless one is set. */
export function PurchaseFilters({ filter, onChange, searchLabel }: PurchaseFiltersProps) {
  const [unfolded, setUnfolded] = useState(filter.platform !== undefined || filter.sort !== 'recent');
  const choiceClass = cn('min-w-0 flex-1', !unfolded && 'max-sm:hidden');
  return (
    <search className="flex flex-wrap gap-3">
      <div className="flex flex-1 basis-64 gap-3">
        <SearchBox
          label={searchLabel}
          placeholder="Search by handle, description or reference..."
          value={filter.search}
          onSearch={(search) => onChange({ ...filter, search })}
          className="flex-1"
        />
        <Button
          variant="outline"
          size="icon"
          aria-label="Platform and order"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
          className="sm:hidden"
        >
          <SlidersHorizontal aria-hidden="true" />
        </Button>
      </div>
      <div className={cn(choiceClass, 'basis-36 sm:max-w-44')}>
        <FilterSelect
          label="Platform"
          all={allPlatforms}
          value={filter.platform}
          options={platformOptions}
          onChange={(platform) => onChange({ ...filter, platform })}
        />
      </div>
      <div className={cn(choiceClass, 'basis-40 sm:max-w-52')}>
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
