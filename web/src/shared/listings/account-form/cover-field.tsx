import { coverDays } from '@oja/contract/handover-labels';
import { useEffect } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { countOf } from '@/lib/counts';
import type { AccountForm } from './account-form';
import { useChosenPlan } from './use-chosen-plan';

const usualHint =
  'If the account goes back to you in these days, the buyer gets money back; a part of the price is held until they are over.';

/** Where the hand-over plan requires cover, fewer days cannot be chosen. */
export function CoverField() {
  const { control, formState, watch, setValue } = useFormContext<AccountForm>();
  const [platform, kind, specifiedOn, chosen] = watch([
    'platform',
    'handover_kind',
    'specified_on',
    'cover_days',
  ]);
  const plan = useChosenPlan({ platform, handover_kind: kind, specified_on: specifiedOn });
  const minimum = plan?.minimum_cover_days ?? 0;
  // The days of a listing that stands already are the seller's to change, because a change is reviewed.
  const isNew = formState.defaultValues?.platform === '';
  const isTooFew = Number(chosen) < minimum;
  useEffect(() => {
    if (isNew && isTooFew) setValue('cover_days', String(minimum));
  }, [isNew, isTooFew, minimum, setValue]);
  return (
    <Field
      label="Cover after Confirmation"
      hint={minimum === 0 ? usualHint : `${requiredHint(minimum)} ${usualHint}`}
      error={formState.errors.cover_days?.message}
    >
      <Controller
        control={control}
        name="cover_days"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Select value={value} onValueChange={onChange}>
            <SelectTrigger ref={ref} onBlur={onBlur} />
            <SelectContent>
              {coverDays.map((days) => (
                <SelectItem key={days} value={String(days)} disabled={days < minimum}>
                  {days === 0 ? 'No cover' : countOf(days, 'day')}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        )}
      />
    </Field>
  );
}

function requiredHint(days: number): string {
  return `Accounts of this kind are easy to take back, so they need at least ${days} days of cover; fewer cannot be chosen.`;
}
