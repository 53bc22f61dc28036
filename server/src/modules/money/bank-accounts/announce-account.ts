import type { Tx } from '../../../db/transaction.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { closeAlert, raiseAlert } from '../../platform/alerts/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import type { BankAccountRow } from './bank-account.store.ts';

/** An account as named in messages: never the whole number. */
export function accountLabel(row: Pick<BankAccountRow, 'bankName' | 'last4'>): string {
  return `${row.bankName} ******${row.last4}`;
}

/** Notifies the owner of a new account, and staff when its holder needs review. */
export async function announceLinked(tx: Tx, row: BankAccountRow, now: Date): Promise<BankAccountRow> {
  if (row.status === 'in_review') await requestReview(tx, row, now);
  const what = row.kind === 'mobile' ? 'Mobile wallet' : 'Bank account';
  const linked = { account: accountLabel(row), usable: usableSentence(row, now), what };
  await notify(tx, 'bank_account_linked', row.userId, linked, now);
  return row;
}

/** Ends the alert about an account that another one has replaced: it names a holder that staff no longer find. */
export async function endReviewAlert(tx: Tx, accountId: string, at: Date): Promise<void> {
  const about = { kind: 'withdrawal_attention', subject: accountId } as const;
  await closeAlert(tx, about, { by: null, note: 'The account was replaced.', at });
}

export async function requestReview(tx: Tx, row: BankAccountRow, now: Date): Promise<void> {
  const message = `The holder of a linked account (${row.accountName}) must be compared with its owner.`;
  const work = { kind: 'bank_account', id: row.id } as const;
  const alert = {
    kind: 'withdrawal_attention',
    subject: row.id,
    message,
    aboutId: row.userId,
    work,
  } as const;
  await raiseAlert(tx, { ...alert, page: reviewPage(row.id) }, now);
}

/** Where staff compare the holder of an account with the person. */
export function reviewPage(accountId: string): `/admin/${string}` {
  return `/admin/withdrawals?view=accounts&account=${accountId}`;
}

function usableSentence(row: BankAccountRow, now: Date): string {
  if (row.status === 'in_review') return 'We compare the name on it with yours first.';
  if (row.usableFrom > now) return `You can withdraw to it from ${whenSentence(row.usableFrom)}.`;
  return 'You can withdraw to it now.';
}
