import type { BankAccount } from '@oja/contract/payouts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { purchaseParameters } from '../logic/way-back';

export type WalletDialog =
  | { kind: 'add-funds' }
  | { kind: 'withdraw' }
  /** Without an account a new one is linked. */
  | { kind: 'bank-account'; account?: BankAccount }
  | { kind: 'transactions' }
  | { kind: 'history' };

export type OpenDialog = (dialog: WalletDialog) => void;

export interface WalletDialogs {
  /** The last one opened; it stays known while it closes, so that it can leave in peace. */
  shown: WalletDialog | undefined;
  isOpen: boolean;
  open: OpenDialog;
  close(): void;
}

const addFundsParameter = 'add-funds';

/** One dialog at a time. `?add-funds=1` opens that one, so that other pages can lead to it. */
export function useWalletDialogs(): WalletDialogs {
  const [query, setQuery] = useSearchParams();
  const [state, setState] = useState<{ dialog: WalletDialog; isOpen: boolean }>();
  const isAskedFor = query.get(addFundsParameter) === '1';

  const close = () => {
    setState((last) => (isAskedFor ? { dialog: { kind: 'add-funds' }, isOpen: false } : closed(last)));
    if (!isAskedFor) return;
    setQuery(
      (last) => {
        for (const name of [addFundsParameter, ...purchaseParameters]) last.delete(name);
        return last;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return {
    shown: isAskedFor ? { kind: 'add-funds' } : state?.dialog,
    isOpen: isAskedFor || (state?.isOpen ?? false),
    open: (dialog) => setState({ dialog, isOpen: true }),
    close,
  };
}

function closed(last: { dialog: WalletDialog; isOpen: boolean } | undefined) {
  return last && { ...last, isOpen: false };
}
