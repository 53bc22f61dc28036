import {
  audienceCodes,
  audienceCountries,
  includedThingLabels,
  includedThings,
} from '@oja/contract/listing-claim-labels';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { AccountAmount, AccountInput } from './account-fields';
import type { AccountForm } from './account-form';
import { type ClaimsForm, emptyClaims } from './claim-values';

const claimNames = Object.keys(emptyClaims) as (keyof ClaimsForm)[];

/** What buyers like to know beyond the figures. Folded, because none of it is required; open where something is wrong. */
export function ClaimFields() {
  const { formState, getValues } = useFormContext<AccountForm>();
  const [isOpen, setOpen] = useState(() => claimNames.some((name) => getValues(name).length > 0));
  const hasError = claimNames.some((name) => formState.errors[name] !== undefined);
  return (
    <details
      open={isOpen || hasError}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-lg border"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="grid flex-1">
          <span className="font-medium text-sm">More about the account</span>
          <span className="text-muted-foreground text-sm">
            Optional. Shown as what you say; buyers filter by it.
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 border-t p-4 sm:grid-cols-2">
        <IncludesField />
        <AccountInput
          name="opened"
          label="Opened"
          type="month"
          placeholder="2019-05"
          hint="Month and year."
        />
        <ClaimSelect
          name="audience"
          label="Main audience"
          options={audienceCodes.map((code) => ({ value: code, label: audienceCountries[code] }))}
        />
        <ClaimSelect
          name="monetised"
          label="Monetised"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
        <AccountAmount
          name="revenue"
          label="Revenue (NGN)"
          placeholder="450,000"
          hint="Of the last three months."
        />
        <AccountInput
          name="growth"
          label="Growth"
          placeholder="1,200"
          hint="Followers gained in the last 90 days."
        />
      </div>
    </details>
  );
}

function IncludesField() {
  const { control, formState } = useFormContext<AccountForm>();
  const error = formState.errors.includes?.message;
  return (
    <Controller
      control={control}
      name="includes"
      render={({ field: { value, onChange } }) => (
        <fieldset className="grid gap-2 sm:col-span-2">
          <legend className="mb-2 font-medium text-sm">Handed over with it</legend>
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            {includedThings.map((thing) => (
              <Field key={thing} layout="inline" label={includedThingLabels[thing]}>
                <Checkbox
                  checked={value.includes(thing)}
                  onCheckedChange={(isOn) =>
                    onChange(isOn === true ? [...value, thing] : value.filter((each) => each !== thing))
                  }
                />
              </Field>
            ))}
          </div>
          {error ? <p className="text-danger text-sm">{error}</p> : null}
        </fieldset>
      )}
    />
  );
}

/** A select cannot hold an empty value, and this one must be able to take a choice back. */
const notStated = 'none';

type ClaimSelectProps = {
  name: 'audience' | 'monetised';
  label: string;
  options: readonly { value: string; label: string }[];
};

function ClaimSelect({ name, label, options }: ClaimSelectProps) {
  const { control, formState } = useFormContext<AccountForm>();
  return (
    <Field label={label} error={formState.errors[name]?.message}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Select
            value={value || notStated}
            onValueChange={(chosen) => onChange(chosen === notStated ? '' : chosen)}
          >
            <SelectTrigger ref={ref} onBlur={onBlur} />
            <SelectContent>
              <SelectItem value={notStated}>Not stated</SelectItem>
              {options.map((option) => (
                <SelectItem key={option.value} value={option.value}>
                  {option.label}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        )}
      />
    </Field>
  );
}
