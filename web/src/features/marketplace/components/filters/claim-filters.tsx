import { audienceCodes, audienceCountries } from '@oja/contract/listing-claim-labels';
import { textLimits } from '@oja/contract/text-limits';
import { AmountInput } from '@/components/ui/amount-input';
import { Field } from '@/components/ui/field';
import { FilterSelect } from '@/components/ui/filter-select';
import { Switch } from '@/components/ui/switch';
import { formatCountShort } from '@/lib/counts';
import { readAmount } from '@/lib/query-params';
import { useSearchText } from '@/lib/use-search-text';
import type { FilterProps } from '../../logic/market-filter';

const audienceOptions = audienceCodes.map((code) => ({ value: code, label: audienceCountries[code] }));
const yearSteps: readonly number[] = [1, 2, 3, 5, 8];
const growthSteps: readonly number[] = [100, 500, 1_000, 5_000, 10_000];

/** Filters by what sellers claim; a listing that does not state it is not found. */
export function ClaimFilters({ filter, onChange }: FilterProps) {
  const [revenue, setRevenue, applyRevenue] = useSearchText(filter.revenueFrom, (text) =>
    onChange({ revenueFrom: readAmount(text) }),
  );
  return (
    <div className="grid gap-4">
      <p className="text-muted-foreground text-sm">What the seller says; Oja does not check it.</p>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium text-sm">Included</legend>
        <Flag
          label="Original mailbox"
          isOn={filter.withMailbox}
          onToggle={(withMailbox) => onChange({ withMailbox })}
        />
        <Flag
          label="Phone number"
          isOn={filter.withPhone}
          onToggle={(withPhone) => onChange({ withPhone })}
        />
        <Flag
          label="Second factor"
          isOn={filter.withSecondFactor}
          onToggle={(withSecondFactor) => onChange({ withSecondFactor })}
        />
      </fieldset>
      <Flag label="Monetised" isOn={filter.monetised} onToggle={(monetised) => onChange({ monetised })} />
      <div className="grid grid-cols-2 gap-3">
        <Field label="Main audience">
          <FilterSelect
            all="Any"
            value={filter.audience}
            options={audienceOptions}
            onChange={(audience) => onChange({ audience })}
          />
        </Field>
        <Field label="Age">
          <FilterSelect
            all="Any"
            {...stepped(filter.ageFrom, yearSteps, (years) => `${years}+ ${years === 1 ? 'year' : 'years'}`)}
            onChange={(chosen) => onChange({ ageFrom: chosen === undefined ? undefined : Number(chosen) })}
          />
        </Field>
        <Field label="Revenue, 3 months">
          <AmountInput
            placeholder="₦ from"
            maxLength={textLimits.typedAmount}
            value={revenue}
            onValueChange={setRevenue}
            onBlur={applyRevenue}
            aria-invalid={revenue.trim() !== '' && readAmount(revenue) === ''}
          />
        </Field>
        <Field label="Growth, 90 days">
          <FilterSelect
            all="Any"
            {...stepped(filter.growthFrom, growthSteps, (step) => `+${formatCountShort(step)}`)}
            onChange={(chosen) => onChange({ growthFrom: chosen === undefined ? undefined : Number(chosen) })}
          />
        </Field>
      </div>
    </div>
  );
}

/** A link may name any figure; it is offered beside the usual ones. */
function stepped(value: number | undefined, steps: readonly number[], label: (step: number) => string) {
  const all = value === undefined || steps.includes(value) ? steps : [value, ...steps];
  return {
    value: value === undefined ? undefined : String(value),
    options: all.map((step) => ({ value: String(step), label: label(step) })),
  };
}

type FlagProps = { label: string; isOn: boolean; onToggle: (isOn: boolean) => void };

function Flag({ label, isOn, onToggle }: FlagProps) {
  return (
    <Field layout="inline" label={label} className="items-center">
      <Switch checked={isOn} onCheckedChange={onToggle} />
    </Field>
  );
}
