import { zodResolver } from '@hookform/resolvers/zod';
import type { BankAccount } from '@oja/contract/bank-account-fields';
import { textLimits } from '@oja/contract/text-limits';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { DialogBody, DialogFooter } from '@/components/ui/dialog';
import { banksQuery } from '../../api';
import { useSaveBankAccount } from '../../hooks/use-save-bank-account';
import { showRefusal } from '../../logic/amounts';
import { accountOf, bankAccountChangeForm, findBank, newBankAccountForm } from '../../logic/bank-account';
import { BankAccountFields } from './bank-account-fields';

type BankAccountFormProps = { account: BankAccount | undefined; onDone: () => void };

export function BankAccountForm({ account, onDone }: BankAccountFormProps) {
  const banks = useQuery(banksQuery);
  const form = useForm({
    resolver: zodResolver(account ? bankAccountChangeForm : newBankAccountForm),
    defaultValues: {
      bankName: account?.bank_name.slice(0, textLimits.bankName).trim() ?? '',
      accountNumber: '',
      accountName: account?.account_name ?? '',
    },
  });
  const { save, isSaving } = useSaveBankAccount({ account, onDone });
  const submit = form.handleSubmit(
    (values) => save(accountOf(values, findBank(banks.data ?? [], values.bankName))),
    showRefusal,
  );

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="contents">
        <DialogBody className="grid content-start gap-4">
          <BankAccountFields account={account} />
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
    </FormProvider>
  );
}
