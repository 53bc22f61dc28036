import { textLimits } from '@oja/contract/text-limits';
import { Search } from 'lucide-react';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { useSearchText } from '@/lib/use-search-text';
import { allStatuses, type OwnFilter, statusOptions } from '../../logic/own-filter';

type OwnFiltersProps = { filter: OwnFilter; onChange: (part: Partial<OwnFilter>) => void };

export function OwnFilters({ filter, onChange }: OwnFiltersProps) {
  const [text, setText, applyNow] = useSearchText(filter.search, (search) => onChange({ search }));
  return (
    <search className="flex flex-wrap gap-3">
      <div className="relative min-w-0 flex-1 basis-40 sm:basis-64">
        <Search
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-muted-foreground"
        />
        <Input
          type="search"
          aria-label="Search your listings"
          placeholder="Search by handle or description..."
          maxLength={textLimits.search}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={applyNow}
          className="pl-9"
        />
      </div>
      <div className="w-36 sm:w-44">
        <Select
          value={filter.status ?? allStatuses.value}
          onValueChange={(chosen) =>
            onChange({ status: statusOptions.find(({ value }) => value === chosen)?.value })
          }
        >
          <SelectTrigger aria-label="Status" />
          <SelectContent>
            {[allStatuses, ...statusOptions].map(({ value, label }) => (
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
