import type { BankAccount } from '@oja/contract/payouts';
import { once } from '@/lib/once';

type Waiting = Pick<BankAccount, 'status' | 'usable_from'>;

/** Waiting times end at the same moment for all people, so they are written in the time of Lagos, as in the mails. */
const lagosTime = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'Africa/Lagos',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

export function inLagosTime(moment: string): string {
  return `${lagosTime().format(new Date(moment))} (Lagos time)`;
}

/** Why no money can go there yet, and until when; undefined when it can. By the clock of the server. */
export function waitingNote(account: Waiting, nowMs: number): string | undefined {
  if (account.status === 'in_review') return 'Our team is comparing the name on this account with yours.';
  if (account.usable_from === null || new Date(account.usable_from).getTime() <= nowMs) return undefined;
  return `Withdrawals to it are possible from ${inLagosTime(account.usable_from)}.`;
}
