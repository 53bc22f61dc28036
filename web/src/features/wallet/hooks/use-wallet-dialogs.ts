import type { BankAccount } from '@oja/contract/bank-account-fields';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { purchaseParameters } from '../logic/funding-address';

export type WalletDialog =
  | { kind: 'add-funds' }
  | { kind: 'withdraw' }
  /** Without an account a new one is linked. */
  | { kind: 'bank-account'; account?: BankAccount }
  /** With the words that its search begins with. */
  | { kind: 'transactions'; search?: string }
  | { kind: 'history' };

export type OpenDialog = (dialog: WalletDialog) => void;

export interface WalletDialogs {
  /** The last one opened; it is shown until its closing animation has ended. */
  shown: WalletDialog | undefined;
  isOpen: boolean;
  open: OpenDialog;
  close(): void;
}

const addFundsParameter = 'add-funds';
const transactionsParameter = 'transactions';

/**
 * One dialog at a time. `?add-funds=1` opens that one, and `?transactions=` all transactions with a search, so that
 * other pages can lead to them.
 */
export function useWalletDialogs(): WalletDialogs {
  const [query, setQuery] = useSearchParams();
  const [state, setState] = useState<{ dialog: WalletDialog; isOpen: boolean }>();
  const askedFor = readAskedFor(query);

  const close = () => {
    setState((last) => (askedFor ? { dialog: askedFor, isOpen: false } : closed(last)));
    if (!askedFor) return;
    setQuery(
      (last) => {
        for (const name of [addFundsParameter, transactionsParameter, ...purchaseParameters])
          last.delete(name);
        return last;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return {
    shown: askedFor ?? state?.dialog,
    isOpen: askedFor !== undefined || (state?.isOpen ?? false),
    open: (dialog) => setState({ dialog, isOpen: true }),
    close,
  };
}

function readAskedFor(query: URLSearchParams): WalletDialog | undefined {
  if (query.get(addFundsParameter) === '1') return { kind: 'add-funds' };
  const search = query.get(transactionsParameter);
  return search === null ? undefined : { kind: 'transactions', search: search.slice(0, 100) };
}

function closed(last: { dialog: WalletDialog; isOpen: boolean } | undefined) {
  return last && { ...last, isOpen: false };
}
