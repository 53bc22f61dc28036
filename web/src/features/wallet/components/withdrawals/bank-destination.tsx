import type { BankAccount } from '@oja/contract/payouts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Notice } from '@/components/ui/notice';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { Skeleton } from '@/components/ui/skeleton';
import { bankAccountsQuery } from '../../api/list-bank-accounts';
import { waitingNote } from '../../logic/bank-account-view';
import { accountsFailure } from '../../logic/wallet-failures';
import type { WithdrawalForm } from '../../logic/withdrawal-form';
import { choiceClasses } from './choice-classes';

/** One of the linked accounts, with bank, number and holder in sight. */
export function BankDestination({ onLink }: { onLink: () => void }) {
  const { data, error, isPending } = useQuery(bankAccountsQuery);
  if (isPending) {
    return (
      <LoadingRegion label="Loading your bank accounts">
        <Skeleton className="h-16" />
      </LoadingRegion>
    );
  }
  if (data === undefined) return <Notice variant="danger">{accountsFailure(error)}</Notice>;
  if (data.length === 0) {
    return (
      <Notice variant="info">
        <p>You have not linked a bank account yet.</p>
        <Button variant="outline" size="sm" className="mt-1 justify-self-start" onClick={onLink}>
          Link Bank Account
        </Button>
      </Notice>
    );
  }
  return <AccountChoice accounts={data} />;
}

function AccountChoice({ accounts }: { accounts: readonly BankAccount[] }) {
  const { control, formState, getValues, setValue } = useFormContext<WithdrawalForm>();
  // The primary account comes first; one that can be used is chosen for the person.
  const suggested = accounts.find(mayReceive)?.id;
  useEffect(() => {
    if (suggested && getValues('bankAccountId') === '') setValue('bankAccountId', suggested);
  }, [suggested, getValues, setValue]);
  return (
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
          </RadioGroup>
        </Field>
      )}
    />
  );
}

function AccountHint({ account }: { account: BankAccount }) {
  const note = waitingNote(account, new Date());
  return (
    <>
      <span className="tabular">{account.account_number}</span> · {account.account_name}
      {note ? <span className="block text-warning">{note}</span> : null}
    </>
  );
}

function mayReceive(account: BankAccount): boolean {
  return account.actions.includes('withdraw');
}
