import { Heart, SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import {
  Drawer,
  DrawerBody,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerTitle,
} from '@/components/ui/drawer';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { useNarrowScreen } from '@/lib/use-narrow-screen';
import { countFilters, countMoreFilters, type FilterProps, noFilter } from '../../logic/market-filter';
import { ClaimFilters } from './claim-filters';
import {
  CategoryFilter,
  CrossedPrices,
  FollowersFilter,
  PriceFilter,
  SortFilter,
  VerifiedFilter,
} from './filter-controls';
import { HandoverFilters } from './handover-filters';
import { MarketSearch } from './market-search';
import { PlatformFilter } from './platform-filter';

/** Everything that narrows the market down. On a phone most of it waits in a sheet. */
export function MarketFilters({ filter, onChange }: FilterProps) {
  const Rest = useNarrowScreen() ? FilterSheet : FilterLine;
  return (
    <search className="grid gap-4">
      <div className="flex gap-3">
        <MarketSearch filter={filter} onChange={onChange} />
        <SavedToggle filter={filter} onChange={onChange} />
      </div>
      <PlatformFilter filter={filter} onChange={onChange} />
      <Rest filter={filter} onChange={onChange} />
      <CrossedPrices filter={filter} onChange={onChange} />
    </search>
  );
}

function SavedToggle({ filter, onChange }: FilterProps) {
  return (
    <Button
      variant={filter.saved ? 'secondary' : 'outline'}
      aria-pressed={filter.saved}
      onClick={() => onChange({ saved: !filter.saved })}
    >
      <Heart aria-hidden="true" className={filter.saved ? 'fill-current' : undefined} />
      Saved
    </Button>
  );
}

function FilterLine({ filter, onChange }: FilterProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
      <CategoryFilter filter={filter} onChange={onChange} />
      <PriceFilter filter={filter} onChange={onChange} />
      <FollowersFilter filter={filter} onChange={onChange} />
      <SortFilter filter={filter} onChange={onChange} />
      <VerifiedFilter filter={filter} onChange={onChange} />
      <MoreFilters filter={filter} onChange={onChange} />
      {countFilters(filter) > 0 ? <ClearButton filter={filter} onChange={onChange} /> : null}
    </div>
  );
}

function MoreFilters({ filter, onChange }: FilterProps) {
  const used = countMoreFilters(filter);
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">
          <SlidersHorizontal aria-hidden="true" />
          More
          {used > 0 ? <Badge className="tabular">{used}</Badge> : null}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label="More filters" className="w-96">
        <HandoverFilters filter={filter} onChange={onChange} />
        <ClaimFilters filter={filter} onChange={onChange} />
      </PopoverContent>
    </Popover>
  );
}

function FilterSheet({ filter, onChange }: FilterProps) {
  const [isOpen, setOpen] = useState(false);
  // What stands outside of the sheet does not count as hidden in it.
  const hidden = countFilters({ ...filter, search: '', platform: undefined, saved: false });
  return (
    <div className="flex items-end gap-3">
      <Button variant="outline" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        Filters
        {hidden > 0 ? <Badge className="tabular">{hidden}</Badge> : null}
      </Button>
      <SortFilter filter={filter} onChange={onChange} className="min-w-0 flex-1" labelHidden />
      <Drawer open={isOpen} onOpenChange={setOpen}>
        <DrawerContent side="bottom" aria-describedby={undefined}>
          <DrawerHeader>
            <DrawerTitle>Filters</DrawerTitle>
          </DrawerHeader>
          <DrawerBody className="grid content-start gap-5">
            <CategoryFilter filter={filter} onChange={onChange} className="w-full" />
            <PriceFilter filter={filter} onChange={onChange} className="w-full" />
            <CrossedPrices filter={filter} onChange={onChange} />
            <FollowersFilter filter={filter} onChange={onChange} className="w-full" />
            <VerifiedFilter filter={filter} onChange={onChange} />
            <HandoverFilters filter={filter} onChange={onChange} />
            <ClaimFilters filter={filter} onChange={onChange} />
          </DrawerBody>
          <DrawerFooter>
            <Button variant="outline" onClick={() => onChange({ ...noFilter, sort: filter.sort })}>
              Clear Filters
            </Button>
            <Button onClick={() => setOpen(false)}>Show Listings</Button>
          </DrawerFooter>
        </DrawerContent>
      </Drawer>
    </div>
  );
}

function ClearButton({ filter, onChange }: FilterProps) {
  return (
    <Button variant="ghost" onClick={() => onChange({ ...noFilter, sort: filter.sort })}>
      <X aria-hidden="true" />
      Clear Filters
    </Button>
  );
}
