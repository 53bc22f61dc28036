import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Bank, resolvedAccountQuery } from '../../api';
import { isComplete } from '../../logic/bank-account';

type HolderInput = {
  bank: Bank | undefined;
  accountNumber: string;
  readName: () => string;
  writeName: (name: string) => void;
};

/**
 * Asks the bank who holds the account once both are known, and fills the name in. What a person typed stays; only
 * an empty name, or one that was filled in before, is replaced.
 */
export function useHolderName({ bank, accountNumber, readName, writeName }: HolderInput) {
  const isAsked = bank !== undefined && isComplete(accountNumber);
  const query = useQuery({
    ...resolvedAccountQuery({ bankCode: bank?.code ?? '', accountNumber: accountNumber.trim() }),
    enabled: isAsked,
  });
  const filledIn = useRef('');
  const name = isAsked ? query.data?.account_name : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new name is written, however the form reads its own.
  useEffect(() => {
    const typed = readName();
    if (name === undefined || (typed !== '' && typed !== filledIn.current)) return;
    filledIn.current = name;
    writeName(name);
  }, [name]);
  return { isAsked, isPending: query.isPending, data: query.data, error: query.error };
}

export type Holder = ReturnType<typeof useHolderName>;
