import { payoutWaitHours } from '@oja/contract/payout-terms';
import type { WithdrawalOptions } from '@oja/contract/withdrawal-options';
import { useFormContext } from 'react-hook-form';
import { ControlledSelect } from '@/components/ui/controlled-select';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { scrollIntoViewOnMount } from '@/lib/scroll';
import type { WithdrawalForm } from '../../logic/withdrawal';

const typedNumberLength = 20;

/** A mobile wallet that is not linked yet: submitting links it. */
export function NewMobileFields({ providers }: { providers: WithdrawalOptions['mobile_providers'] }) {
  const { control, register, formState } = useFormContext<WithdrawalForm>();
  const { errors } = formState;
  return (
    <div ref={scrollIntoViewOnMount} className="grid gap-4 rounded-lg border p-4 sm:grid-cols-2">
      <p className="text-muted-foreground text-sm sm:col-span-2">
        {`The number is linked first. To keep your money safe, a new one can be used after ${payoutWaitHours} hours.`}
      </p>
      <Field label="Provider" required error={errors.mobileProvider?.message}>
        <ControlledSelect
          control={control}
          name="mobileProvider"
          options={providers.map(({ name, code }) => ({ value: code, label: name }))}
          placeholder="Choose a provider"
        />
      </Field>
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
          maxLength={typedNumberLength}
          className="tabular"
          {...register('mobileNumber')}
        />
      </Field>
    </div>
  );
}
