import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Bank, resolvedAccountQuery } from '../../api';
import { isComplete } from '../../logic/bank-account';

type HolderInput = {
  bank: Bank | undefined;
  accountNumber: string;
  writeName: (name: string) => void;
};

/**
 * Asks the bank who holds the account once both are known, and fills the name in. The bank's name is the one that is
 * linked, so it replaces what was typed.
 */
export function useHolderName({ bank, accountNumber, writeName }: HolderInput) {
  const isAsked = bank !== undefined && isComplete(accountNumber);
  const query = useQuery({
    ...resolvedAccountQuery({ bankCode: bank?.code ?? '', accountNumber: accountNumber.trim() }),
    enabled: isAsked,
  });
  const name = isAsked ? query.data?.account_name : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new name is written, however the form writes it.
  useEffect(() => {
    if (name !== undefined) writeName(name);
  }, [name]);
  return {
    isAsked,
    isPending: query.isPending,
    data: query.data,
    error: query.error,
    /** The name field is typed in only where the bank gave none. */
    isKnown: name !== undefined,
  };
}

export type Holder = ReturnType<typeof useHolderName>;
