import type { BankAccount } from '@oja/contract/bank-account-fields';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Notice } from '@/components/ui/notice';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { Skeleton } from '@/components/ui/skeleton';
import { bankAccountsQuery } from '../../api';
import { accountsFailure } from '../../logic/wallet-failures';
import { another, type WithdrawalForm } from '../../logic/withdrawal';
import { AccountHint, mayReceive } from './account-hint';
import { choiceClasses } from './method-field';
import { NewAccountFields } from './new-account-fields';

/** One of the linked accounts, with bank, number and holder in sight, or another one that is linked by submitting. */
export function BankDestination() {
  const { data, error, isPending } = useQuery(bankAccountsQuery);
  if (isPending) {
    return (
      <LoadingRegion label="Loading your bank accounts">
        <Skeleton className="h-16" />
      </LoadingRegion>
    );
  }
  if (data === undefined) return <Notice variant="danger">{accountsFailure(error)}</Notice>;
  return <AccountChoice accounts={data} />;
}

function AccountChoice({ accounts }: { accounts: readonly BankAccount[] }) {
  const { control, formState, watch, setValue } = useFormContext<WithdrawalForm>();
  const chosen = watch('bankAccountId');
  // The primary account comes first; one that can be used is chosen for the person.
  const suggested = accounts.length === 0 ? another : accounts.find(mayReceive)?.id;
  useEffect(() => {
    if (suggested && chosen === '') setValue('bankAccountId', suggested);
  }, [suggested, chosen, setValue]);
  return (
    <>
      <Controller
        control={control}
        name="bankAccountId"
        render={({ field }) => (
          <Field label="Bank account" required error={formState.errors.bankAccountId?.message}>
            <RadioGroup value={field.value} onValueChange={field.onChange} className="gap-2">
              {accounts.map((account) => (
                <RadioOption
                  key={account.id}
                  value={account.id}
                  disabled={!mayReceive(account)}
                  label={account.bank_name}
                  hint={<AccountHint account={account} />}
                  className={choiceClasses}
                />
              ))}
              <RadioOption value={another} label="Another account" className={choiceClasses} />
            </RadioGroup>
          </Field>
        )}
      />
      {chosen === another ? <NewAccountFields /> : null}
    </>
  );
}
