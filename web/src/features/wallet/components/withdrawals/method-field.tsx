import type { WithdrawalOptions } from '@oja/contract/payouts';
import { Controller, useFormContext } from 'react-hook-form';
import { methodLabels } from '@/components/payouts/withdrawal-marks';
import { Field } from '@/components/ui/field';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { formatNaira } from '@/lib/money';
import type { WithdrawalForm } from '../../logic/withdrawal-form';
import { choiceClasses } from './choice-classes';

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
