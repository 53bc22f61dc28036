import type { BankAccount } from '@oja/contract/payouts';
import { Notice } from '@/components/ui/notice';
import { scrollIntoViewOnMount } from '@/lib/scroll-into-view';
import { serverNowMs } from '@/lib/server-clock';
import { waitingNote } from '../../logic/bank-account-view';

/** What became of a destination that was linked in this dialog and cannot be used yet. */
export function LinkedNotice({ account }: { account: BankAccount }) {
  return (
    <Notice ref={scrollIntoViewOnMount} variant="info">
      <p className="font-medium">
        {account.bank_name} <span className="tabular">{account.account_number}</span> is linked.
      </p>
      <p>{waitingNote(account, serverNowMs())} Nothing was withdrawn.</p>
    </Notice>
  );
}
