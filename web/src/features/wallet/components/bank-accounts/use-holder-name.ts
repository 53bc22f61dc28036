import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { UseFormGetValues, UseFormSetValue } from 'react-hook-form';
import type { Bank } from '../../api/list-banks';
import { resolvedAccountQuery } from '../../api/resolve-bank-account';
import { type BankAccountForm, isComplete } from '../../logic/bank-account-form';

type HolderInput = {
  bank: Bank | undefined;
  accountNumber: string;
  getValues: UseFormGetValues<BankAccountForm>;
  setValue: UseFormSetValue<BankAccountForm>;
};

/**
 * Asks the bank who holds the account once both are known, and fills the name in. What a person typed stays; only
 * an empty name, or one that was filled in before, is replaced.
 */
export function useHolderName({ bank, accountNumber, getValues, setValue }: HolderInput) {
  const isAsked = bank !== undefined && isComplete(accountNumber);
  const query = useQuery({
    ...resolvedAccountQuery({ bankCode: bank?.code ?? '', accountNumber: accountNumber.trim() }),
    enabled: isAsked,
  });
  const filledIn = useRef('');
  const name = isAsked ? query.data?.account_name : undefined;
  useEffect(() => {
    const typed = getValues('accountName');
    if (name === undefined || (typed !== '' && typed !== filledIn.current)) return;
    filledIn.current = name;
    setValue('accountName', name, { shouldValidate: true });
  }, [name, getValues, setValue]);
  return { isAsked, isPending: query.isPending, data: query.data, error: query.error };
}

export type Holder = ReturnType<typeof useHolderName>;
