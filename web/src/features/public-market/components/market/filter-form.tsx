import { handoverFilterLabels, handoverKinds } from '@oja/contract/handover-labels';
import { textLimits } from '@oja/contract/text-limits';
import { ChevronDown, Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { Button } from '@/components/ui/button';
import { controlClasses } from '@/components/ui/control-classes';
import { Input } from '@/components/ui/input';
import { cn } from '@/lib/class-names';
import { marketSortLabels, marketSortsFor } from '@/shared/listings/listing-labels';
import { type MarketPlace, marketAddress, pathOfPlace } from '../../logic/market-place';
import { countFilters, isNarrowed, readFilter } from '../../logic/market-query';
import { ClaimFilters } from './claim-filters';
import { FlagField, NumberField, Problem } from './filter-fields';

type FilterFormProps = {
  place: MarketPlace;
  query: URLSearchParams;
  problems: readonly { field: string; message: string }[];
};

/** A plain form that asks for another address, so that it works before the script has arrived and without any. */
export function FilterForm({ place, query, problems }: FilterFormProps) {
  const typed = (name: string) => query.get(name) ?? '';
  const filterCount = countFilters(query);
  const fold = useRef<HTMLDetailsElement>(null);
  const navigate = useNavigate();
  // The address has only the fields that say something.
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(marketAddress(place, readFilter(new URLSearchParams(typed)), 1));
    // Another selection draws the form anew; the same one once more must not stay over the results either.
    if (fold.current && problems.length === 0) fold.current.open = false;
  };
  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  return (
    <Form
      method="get"
      action={pathOfPlace(place)}
      aria-label="Filters"
      onSubmit={apply}
      className="grid gap-4"
    >
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <Search
            aria-hidden="true"
            className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-muted-foreground"
          />
          <Input
            type="search"
            name="search"
            aria-label="Search the market"
            placeholder="Handle or topic"
            maxLength={textLimits.search}
            defaultValue={typed('search')}
            className="text-ellipsis pl-9"
          />
        </div>
        <Button type="submit">Search</Button>
      </div>
      {problemOf('search') ? <Problem>{problemOf('search')}</Problem> : null}
      <details
        ref={fold}
        open={problems.some(({ field }) => field !== 'search')}
        className="group/filters rounded-lg border bg-card p-4 lg:details-content:[content-visibility:visible]"
      >
        <summary className="flex min-h-6 cursor-pointer list-none items-center gap-2 font-medium text-sm lg:pointer-events-none [&::-webkit-details-marker]:hidden">
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          Filters and order
          {filterCount > 0 ? <span className="text-muted-foreground">· {filterCount} set</span> : null}
          <ChevronDown
            aria-hidden="true"
            className="ml-auto size-4 text-muted-foreground transition-transform group-open/filters:rotate-180 lg:hidden"
          />
        </summary>
        <div className="mt-4 grid gap-4">
          <div className="grid grid-cols-2 gap-3">
            <NumberField
              name="price_from"
              label="Price from ₦"
              value={typed('price_from')}
              problem={problemOf('price_from')}
            />
            <NumberField
              name="price_to"
              label="Price to ₦"
              value={typed('price_to')}
              problem={problemOf('price_to')}
            />
          </div>
          <NumberField
            name="followers_from"
            label="Followers from"
            value={typed('followers_from')}
            problem={problemOf('followers_from')}
          />
          <SortField value={typed('sort')} search={typed('search')} />
          <div className="grid gap-4 pointer-coarse:gap-0">
            <FlagField name="verified" label="Verified sellers only" isOn={query.has('verified')} />
            <FlagField name="covered" label="With cover" isOn={query.has('covered')} />
          </div>
          <HandoverField value={typed('handover_kind')} />
          <ClaimFilters query={query} problems={problems} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="secondary">
              Apply
            </Button>
            {isNarrowed(query) ? (
              <Button asChild variant="ghost">
                <Link to={pathOfPlace(place)}>Clear</Link>
              </Button>
            ) : null}
          </div>
        </div>
      </details>
    </Form>
  );
}

function HandoverField({ value }: { value: string }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        Hand-over
      </label>
      <select
        id={id}
        name="handover_kind"
        defaultValue={value}
        className={cn(controlClasses, 'h-10 px-3 pointer-coarse:h-11')}
      >
        <option value="">Any</option>
        {handoverKinds.map((kind) => (
          <option key={kind} value={kind}>
            {handoverFilterLabels[kind]}
          </option>
        ))}
      </select>
    </div>
  );
}

function SortField({ value, search }: { value: string; search: string }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        Order
      </label>
      <select
        id={id}
        name="sort"
        defaultValue={value}
        className={cn(controlClasses, 'h-10 px-3 pointer-coarse:h-11')}
      >
        {marketSortsFor(search).map((sort, index) => (
          <option key={sort} value={index === 0 ? '' : sort}>
            {marketSortLabels[sort]}
          </option>
        ))}
      </select>
    </div>
  );
}
