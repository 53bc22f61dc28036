import type { WithdrawalOptions } from '@oja/contract/withdrawal-options';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { formatNaira } from '@/lib/money';
import { methodLabels } from '@/shared/payouts/withdrawal-badges';
import type { WithdrawalForm } from '../../logic/withdrawal';

/** A choice as a card: the border tells which one it is, and the whole of it answers. */
export const choiceClasses = [
  'relative rounded-lg border p-3.5 transition-colors hover:border-input has-data-[state=checked]:border-primary',
  'has-data-[state=checked]:bg-secondary/50 has-disabled:bg-muted has-disabled:hover:border-border',
  // The label covers the card, so that a press anywhere on it counts; the button lies above it.
  '[&_label]:before:absolute [&_label]:before:inset-0 [&_label]:before:rounded-lg [&_[role=radio]]:z-10',
].join(' ');

export function MethodField({ methods }: { methods: WithdrawalOptions['methods'] }) {
  const { control, formState } = useFormContext<WithdrawalForm>();
  return (
    <Controller
      control={control}
      name="method"
      render={({ field }) => (
        <Field label="Withdrawal method" required error={formState.errors.method?.message}>
          <RadioGroup value={field.value} onValueChange={field.onChange} className="gap-2 sm:grid-cols-3">
            {methods.map(({ method, fee, duration }) => (
              <RadioOption
                key={method}
                value={method}
                label={methodLabels[method]}
                hint={
                  <span className="tabular flex flex-wrap gap-x-2 sm:grid">
                    <span>Fee {formatNaira(fee)}</span>
                    <span>{duration}</span>
                  </span>
                }
                className={choiceClasses}
              />
            ))}
          </RadioGroup>
        </Field>
      )}
    />
  );
}
