import { zodResolver } from '@hookform/resolvers/zod';
import type { BankAccount } from '@oja/contract/bank-account-fields';
import { textLimits } from '@oja/contract/text-limits';
import { useQuery } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { DialogBody, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { banksQuery } from '../../api';
import { useSaveBankAccount } from '../../hooks/use-save-bank-account';
import { showRefusal } from '../../logic/amounts';
import {
  accountNumberLength,
  accountOf,
  bankAccountChangeForm,
  findBank,
  newBankAccountForm,
} from '../../logic/bank-account';
import { BankPicker } from './bank-picker';
import { ResolvedHolder } from './resolved-holder';
import { useHolderName } from './use-holder-name';

type BankAccountFormProps = { account: BankAccount | undefined; onDone: () => void };

export function BankAccountForm({ account, onDone }: BankAccountFormProps) {
  const banks = useQuery(banksQuery);
  const { control, register, handleSubmit, watch, setValue, formState } = useForm({
    resolver: zodResolver(account ? bankAccountChangeForm : newBankAccountForm),
    defaultValues: {
      bankName: account?.bank_name.slice(0, textLimits.bankName).trim() ?? '',
      accountNumber: '',
      accountName: account?.account_name ?? '',
    },
  });
  const [bankName, accountNumber] = watch(['bankName', 'accountNumber']);
  const bank = findBank(banks.data ?? [], bankName);
  const holder = useHolderName({
    bank,
    accountNumber,
    writeName: (name) => setValue('accountName', name, { shouldValidate: true }),
  });
  const { save, isSaving } = useSaveBankAccount({ account, onDone });
  const { errors } = formState;

  const submit = handleSubmit((values) => save(accountOf(values, bank)), showRefusal);

  return (
    <form noValidate onSubmit={submit} className="contents">
      <DialogBody className="grid content-start gap-4">
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
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={isSaving} busyLabel="Verifying...">
          {account ? 'Save Changes' : 'Link Account'}
        </Button>
      </DialogFooter>
    </form>
  );
}
