import {
  audienceCodes,
  audienceCountries,
  includedThingLabels,
  includedThings,
} from '@oja/contract/listing-claim-labels';
import { claimParameters } from '@oja/contract/listing-labels';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { controlClasses } from '@/components/ui/control-classes';
import { cn } from '@/lib/class-names';
import { FlagField, NumberField } from './filter-fields';

type ClaimFiltersProps = {
  query: URLSearchParams;
  problems: readonly { field: string; message: string }[];
};

/** Filters by what sellers claim, folded until one of them is used. */
export function ClaimFilters({ query, problems }: ClaimFiltersProps) {
  const number = (name: string, label: string) => (
    <NumberField
      name={name}
      label={label}
      value={query.get(name) ?? ''}
      problem={problems.find(({ field }) => field === name)?.message}
    />
  );
  return (
    <details open={claimParameters.some((name) => query.has(name))} className="group/claims border-t pt-3">
      <summary className="flex min-h-6 cursor-pointer list-none items-center justify-between gap-2 font-medium text-sm pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        What the seller says
        <ChevronDown
          aria-hidden="true"
          className="size-4 text-muted-foreground transition-transform group-open/claims:rotate-180"
        />
      </summary>
      <div className="mt-3 grid gap-4">
        <fieldset className="grid gap-2 pointer-coarse:gap-0">
          <legend className="mb-2 text-muted-foreground text-sm">Included</legend>
          {includedThings.map((thing) => (
            <FlagField
              key={thing}
              name={`with_${thing}`}
              label={includedThingLabels[thing]}
              isOn={query.has(`with_${thing}`)}
            />
          ))}
        </fieldset>
        <FlagField name="monetised" label="Monetised" isOn={query.has('monetised')} />
        <AudienceField value={query.get('audience') ?? ''} />
        {number('age_from', 'Years old, at least')}
        {number('revenue_from', 'Revenue of 3 months from ₦')}
        {number('growth_from', 'Followers gained in 90 days from')}
      </div>
    </details>
  );
}

function AudienceField({ value }: { value: string }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        Main audience
      </label>
      <select
        id={id}
        name="audience"
        defaultValue={value}
        className={cn(controlClasses, 'h-10 px-3 pointer-coarse:h-11')}
      >
        <option value="">Any country</option>
        {audienceCodes.map((code) => (
          <option key={code} value={code}>
            {audienceCountries[code]}
          </option>
        ))}
      </select>
    </div>
  );
}
