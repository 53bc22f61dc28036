import type { BankAccount } from '@oja/contract/bank-account-fields';
import { serverNowMs } from '@/lib/server-clock';
import { waitingNote } from '../../logic/bank-account';

/** Number and holder of a linked account, and from when it can be used. */
export function AccountHint({ account }: { account: BankAccount }) {
  const note = waitingNote(account, serverNowMs());
  return (
    <>
      <span className="tabular">{account.account_number}</span> · {account.account_name}
      {note ? <span className="block text-warning">{note}</span> : null}
    </>
  );
}

export function mayReceive(account: BankAccount): boolean {
  return account.actions.includes('withdraw');
}
