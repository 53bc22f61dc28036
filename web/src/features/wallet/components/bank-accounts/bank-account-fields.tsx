import type { BankAccount } from '@oja/contract/bank-account-fields';
import { textLimits } from '@oja/contract/text-limits';
import { useQuery } from '@tanstack/react-query';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { banksQuery } from '../../api';
import { accountNumberLength, findBank } from '../../logic/bank-account';
import type { WithdrawalForm } from '../../logic/withdrawal';
import { BankPicker } from './bank-picker';
import { ResolvedHolder } from './resolved-holder';
import { useHolderName } from './use-holder-name';

type BankAccountFields = Pick<WithdrawalForm, 'bankName' | 'accountNumber' | 'accountName'>;

/** Bank, number and holder, as fields of the form around them. Of a linked `account` the number can be kept. */
export function BankAccountFields({ account }: { account?: BankAccount | undefined }) {
  const banks = useQuery(banksQuery);
  const { control, register, watch, setValue, formState } = useFormContext<BankAccountFields>();
  const [bankName, accountNumber] = watch(['bankName', 'accountNumber']);
  const holder = useHolderName({
    bank: findBank(banks.data ?? [], bankName),
    accountNumber,
    writeName: (name) => setValue('accountName', name, { shouldValidate: true }),
  });
  const { errors } = formState;
  return (
    <>
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
        <Field
          label="Account number"
          required={!account}
          hint={account ? 'Leave it empty to keep the number.' : '10 digits'}
          error={errors.accountNumber?.message}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={accountNumberLength}
            placeholder={account?.account_number ?? '0123456789'}
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
    </>
  );
}
