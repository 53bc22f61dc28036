import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { BankAccountRow } from './bank-account.store.ts';

export function findOwnAccounts(
  db: Db | Tx,
  { userId, kind }: Pick<BankAccountRow, 'userId' | 'kind'>,
): Promise<BankAccountRow[]> {
  return db
    .selectFrom('bankAccounts')
    .selectAll()
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('status', '<>', 'removed')
    .orderBy('isPrimary', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

export function findAccountsInReview(db: Db) {
  return db
    .selectFrom('bankAccounts')
    .innerJoin('users', 'users.id', 'bankAccounts.userId')
    .selectAll('bankAccounts')
    .select(['users.name as personName', 'users.email as personEmail'])
    .where('bankAccounts.status', '=', 'in_review')
    .orderBy('bankAccounts.reviewSince')
    .orderBy('bankAccounts.id')
    .limit(200)
    .execute();
}
