import { categories } from '@oja/contract/listing-fields';
import { textLimits } from '@oja/contract/text-limits';
import { AmountInput } from '@/components/ui/amount-input';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FilterSelect } from '@/components/ui/filter-select';
import { Switch } from '@/components/ui/switch';
import { cn } from '@/lib/class-names';
import { formatCountShort } from '@/lib/counts';
import { readAmount } from '@/lib/query-params';
import { useSearchText } from '@/lib/use-search-text';
import { marketSortLabels, marketSortsFor } from '@/shared/listings/listing-labels';
import { type FilterProps, pricesCross } from '../../logic/market-filter';

type ControlProps = FilterProps & { className?: string; labelHidden?: boolean };

const categoryOptions = categories.map((category) => ({ value: category, label: category }));

export function CategoryFilter({ filter, onChange, className = 'w-48' }: ControlProps) {
  return (
    <Field label="Category" className={className}>
      <FilterSelect
        all="All Categories"
        value={filter.category}
        options={categoryOptions}
        onChange={(category) => onChange({ category })}
      />
    </Field>
  );
}

export function SortFilter({ filter, onChange, className = 'w-48', labelHidden = false }: ControlProps) {
  const sorts = marketSortsFor(filter.search);
  const [usual = 'newest'] = sorts;
  return (
    <Field label="Sort" className={className} labelHidden={labelHidden}>
      <FilterSelect
        value={sorts.find((sort) => sort === filter.sort) ?? usual}
        options={sorts.map((sort) => ({ value: sort, label: marketSortLabels[sort] }))}
        onChange={(sort) => onChange({ sort: sort === usual ? undefined : sort })}
      />
    </Field>
  );
}

const followerSteps: readonly number[] = [1_000, 10_000, 50_000, 100_000, 500_000, 1_000_000];

export function FollowersFilter({ filter, onChange, className = 'w-36' }: ControlProps) {
  const { followersFrom } = filter;
  // A link may name any figure; it is offered beside the usual ones.
  const isUnusual = followersFrom !== undefined && !followerSteps.includes(followersFrom);
  const steps = isUnusual ? [followersFrom, ...followerSteps] : followerSteps;
  return (
    <Field label="Followers" className={className}>
      <FilterSelect
        all="Any"
        value={followersFrom === undefined ? undefined : String(followersFrom)}
        options={steps.map((step) => ({ value: String(step), label: `${formatCountShort(step)}+` }))}
        onChange={(chosen) => onChange({ followersFrom: chosen === undefined ? undefined : Number(chosen) })}
      />
    </Field>
  );
}

export function PriceFilter({ filter, onChange, className = 'w-60' }: ControlProps) {
  const [from, setFrom, applyFrom] = useSearchText(filter.priceFrom, (text) =>
    onChange({ priceFrom: readAmount(text) }),
  );
  const [to, setTo, applyTo] = useSearchText(filter.priceTo, (text) =>
    onChange({ priceTo: readAmount(text) }),
  );
  const isCrossed = pricesCross(filter);
  return (
    <fieldset className={cn('grid min-w-0 grid-cols-2 gap-2', className)}>
      <legend className="sr-only">Price in naira</legend>
      <Field label="Price from">
        <AmountInput
          placeholder="₦ any"
          maxLength={textLimits.typedAmount}
          value={from}
          onValueChange={setFrom}
          onBlur={applyFrom}
          aria-invalid={isCrossed || isUnreadable(from)}
        />
      </Field>
      <Field label="Price to">
        <AmountInput
          placeholder="₦ any"
          maxLength={textLimits.typedAmount}
          value={to}
          onValueChange={setTo}
          onBlur={applyTo}
          aria-invalid={isCrossed || isUnreadable(to)}
        />
      </Field>
    </fieldset>
  );
}

/** Apart from the fields, which stand in one line with others. */
export function CrossedPrices({ filter, onChange }: FilterProps) {
  if (!pricesCross(filter)) return null;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-2 text-danger text-sm">
      The lower price comes first.
      <Button
        variant="link"
        className="h-auto p-0"
        onClick={() => onChange({ priceFrom: filter.priceTo, priceTo: filter.priceFrom })}
      >
        Swap them
      </Button>
    </p>
  );
}

function isUnreadable(typed: string): boolean {
  return typed.trim() !== '' && readAmount(typed) === '';
}

export function VerifiedFilter({ filter, onChange }: ControlProps) {
  return (
    <Field layout="inline" label="Verified only" className="h-10 items-center">
      <Switch checked={filter.verified} onCheckedChange={(verified) => onChange({ verified })} />
    </Field>
  );
}
