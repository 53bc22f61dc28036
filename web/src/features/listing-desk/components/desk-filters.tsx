import { ArrowDownWideNarrow, ArrowUpNarrowWide, Search } from 'lucide-react';
import type { RefObject } from 'react';
import { platformOrders } from '@/components/listings/listing-words';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { platformLabel } from '@/components/ui/platform-mark';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { useSearchText } from '@/lib/use-search-text';
import { type DeskFilter, noFilter, sortOptions, statusOptions } from '../logic/desk-filter';

type DeskFiltersProps = {
  filter: DeskFilter;
  onChange: (part: Partial<DeskFilter>) => void;
  searchBox: RefObject<HTMLInputElement | null>;
};

const all = 'all';

export function DeskFilters({ filter, onChange, searchBox }: DeskFiltersProps) {
  // Another filter begins at its first page.
  const change = (part: Partial<DeskFilter>) => onChange({ page: noFilter.page, ...part });
  const [text, setText, applyNow] = useSearchText(filter.search, (search) => change({ search }));
  return (
    <search className="grid grid-cols-2 gap-3 lg:flex">
      <div className="relative col-span-2 min-w-0 lg:flex-1">
        <Search
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-muted-foreground"
        />
        <Input
          ref={searchBox}
          type="search"
          aria-label="Search listings"
          placeholder="Search by username or seller..."
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={applyNow}
          className="pl-9"
        />
      </div>
      <div className="lg:w-44">
        <Select
          value={filter.platform ?? all}
          onValueChange={(chosen) =>
            change({ platform: platformOrders.staff.find((each) => each === chosen) })
          }
        >
          <SelectTrigger aria-label="Platform" />
          <SelectContent>
            <SelectItem value={all}>All Platforms</SelectItem>
            {platformOrders.staff.map((platform) => (
              <SelectItem key={platform} value={platform}>
                {platformLabel(platform)}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </div>
      <div className="lg:w-44">
        <Select
          value={filter.status ?? all}
          onValueChange={(chosen) =>
            change({ status: statusOptions.find(({ value }) => value === chosen)?.value })
          }
        >
          <SelectTrigger aria-label="Status" />
          <SelectContent>
            <SelectItem value={all}>All Status</SelectItem>
            {statusOptions.map(({ value, label }) => (
              <SelectItem key={value} value={value}>
                {label}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </div>
      <div className="col-span-2 flex gap-2">
        <div className="min-w-0 flex-1 lg:w-44">
          <Select
            value={filter.sort}
            onValueChange={(chosen) =>
              change({ sort: sortOptions.find(({ value }) => value === chosen)?.value ?? filter.sort })
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
        <DirectionToggle direction={filter.direction} onChange={(direction) => change({ direction })} />
      </div>
    </search>
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
