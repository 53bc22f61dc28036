import { payoutWaitHours } from '@oja/contract/payout-terms';
import { textLimits } from '@oja/contract/text-limits';
import { useQuery } from '@tanstack/react-query';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { scrollIntoViewOnMount } from '@/lib/scroll';
import { banksQuery } from '../../api';
import { accountNumberLength, findBank } from '../../logic/bank-account';
import type { WithdrawalForm } from '../../logic/withdrawal';
import { BankPicker } from '../bank-accounts/bank-picker';
import { ResolvedHolder } from '../bank-accounts/resolved-holder';
import { useHolderName } from '../bank-accounts/use-holder-name';

/** The three fields of an account that is not linked yet: submitting links it. */
export function NewAccountFields() {
  const banks = useQuery(banksQuery);
  const { control, register, watch, setValue, formState } = useFormContext<WithdrawalForm>();
  const [bankName, accountNumber] = watch(['bankName', 'accountNumber']);
  const holder = useHolderName({
    bank: findBank(banks.data ?? [], bankName),
    accountNumber,
    writeName: (name) => setValue('accountName', name, { shouldValidate: true }),
  });
  const { errors } = formState;
  return (
    <div ref={scrollIntoViewOnMount} className="grid gap-4 rounded-lg border p-4">
      <p className="text-muted-foreground text-sm">
        {`The account is linked first. To keep your money safe, a new one can be used after ${payoutWaitHours} hours.`}
      </p>
      <Controller
        control={control}
        name="bankName"
        render={({ field }) => (
          <Field label="Bank name" required error={errors.bankName?.message}>
            <BankPicker banks={banks} {...field} />
          </Field>
        )}
      />
      <div>
        <Field label="Account number" required hint="10 digits" error={errors.accountNumber?.message}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={accountNumberLength}
            placeholder="0123456789"
            className="tabular"
            {...register('accountNumber', {
              onChange: (event) => setValue('accountNumber', event.target.value.replace(/\D/g, '')),
            })}
          />
        </Field>
        <ResolvedHolder holder={holder} />
      </div>
      <Field
        label="Account name"
        required
        hint="Must match the name on your bank account."
        error={errors.accountName?.message}
      >
        <Input
          autoComplete="off"
          maxLength={textLimits.accountHolder}
          readOnly={holder.isKnown}
          {...register('accountName')}
        />
      </Field>
    </div>
  );
}
