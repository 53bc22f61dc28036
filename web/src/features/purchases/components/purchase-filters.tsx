import { textLimits } from '@oja/contract/text-limits';
import { Search } from 'lucide-react';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { useSearchText } from '@/lib/use-search-text';
import { allPlatforms, type PurchaseFilter, platformOptions, sortOptions } from '../logic/purchase-filter';

type PurchaseFiltersProps = {
  filter: PurchaseFilter;
  onChange: (filter: PurchaseFilter) => void;
  /** Names the box for those who do not see it. */
  searchLabel: string;
};

export function PurchaseFilters({ filter, onChange, searchLabel }: PurchaseFiltersProps) {
  const [text, setText] = useSearchText(filter.search, (search) => onChange({ ...filter, search }));
  return (
    <search className="flex flex-wrap gap-3">
      <div className="relative min-w-0 flex-1 basis-64">
        <Search
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-muted-foreground"
        />
        <Input
          type="search"
          aria-label={searchLabel}
          placeholder="Search by handle, description or reference..."
          maxLength={textLimits.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="pl-9"
        />
      </div>
      <div className="min-w-0 flex-1 basis-36 sm:max-w-44">
        <Select
          value={filter.platform ?? allPlatforms.value}
          onValueChange={(chosen) =>
            onChange({ ...filter, platform: platformOptions.find(({ value }) => value === chosen)?.value })
          }
        >
          <SelectTrigger aria-label="Platform" />
          <SelectContent>
            {[allPlatforms, ...platformOptions].map(({ value, label }) => (
              <SelectItem key={value} value={value}>
                {label}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </div>
      <div className="min-w-0 flex-1 basis-40 sm:max-w-52">
        <Select
          value={filter.sort}
          onValueChange={(chosen) =>
            onChange({
              ...filter,
              sort: sortOptions.find(({ value }) => value === chosen)?.value ?? 'recent',
            })
          }
        >
          <SelectTrigger aria-label="Sort by" />
          <SelectContent>
            {sortOptions.map(({ value, label }) => (
              <SelectItem key={value} value={value}>
                {label}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </div>
    </search>
  );
}
