import type { WithdrawalOptions } from '@oja/contract/payouts';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import type { WithdrawalForm } from '../../logic/withdrawal-form';

export function MobileDestination({ providers }: { providers: WithdrawalOptions['mobile_providers'] }) {
  const { control, register, formState } = useFormContext<WithdrawalForm>();
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Controller
        control={control}
        name="mobileProvider"
        render={({ field }) => (
          <Field label="Provider" required error={errors.mobileProvider?.message}>
            <Select value={field.value} onValueChange={field.onChange}>
              <SelectTrigger ref={field.ref} placeholder="Choose a provider" />
              <SelectContent>
                {providers.map(({ name, code }) => (
                  <SelectItem key={code} value={code}>
                    {name}
                  </SelectItem>
                ))}
              </SelectContent>
            </Select>
          </Field>
        )}
      />
      <Field
        label="Mobile money number"
        required
        hint="The account must be in your own name."
        error={errors.mobileNumber?.message}
      >
        <Input
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="0801 234 5678"
          maxLength={20}
          className="tabular"
          {...register('mobileNumber')}
        />
      </Field>
    </div>
  );
}
