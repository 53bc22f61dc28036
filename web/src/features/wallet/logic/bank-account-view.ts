import type { BankAccount } from '@oja/contract/payouts';
import { formatDateTime } from '@/lib/dates';

type Waiting = Pick<BankAccount, 'status' | 'usable_from'>;

/** Why no money can go there yet, and until when; undefined when it can. */
export function waitingNote(account: Waiting, now: Date): string | undefined {
  if (account.status === 'in_review') return 'Our team is comparing the name on this account with yours.';
  if (account.usable_from === null || new Date(account.usable_from) <= now) return undefined;
  return `Withdrawals to it are possible from ${formatDateTime(account.usable_from)}.`;
}
