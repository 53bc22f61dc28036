import type { ApplicationInReview } from '@oja/contract/applications';
import type { Deps } from '../../../deps/deps.ts';
import { accountLabel, findOwnAccounts, matchHolder } from '../../money/bank-accounts/index.ts';
import type { QueueRow } from './application-queue.queries.ts';

/** The linked bank accounts of the applicant, their holders compared with the name on the application. */
export async function compareBankAccounts(
  deps: Pick<Deps, 'db' | 'paystack'>,
  row: Pick<QueueRow, 'userId' | 'firstName' | 'lastName'>,
): Promise<ApplicationInReview['bank_accounts']> {
  const accounts = await findOwnAccounts(deps.db, { userId: row.userId, kind: 'bank' });
  const personName = `${row.firstName} ${row.lastName}`;
  return accounts.map((account) => ({
    label: accountLabel(account),
    holder: account.accountName,
    match: matchHolder(deps, { holderName: account.accountName, personName }),
  }));
}
