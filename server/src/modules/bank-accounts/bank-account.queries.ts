import type { Db } from '../../db/client.ts';
import type { Tx } from '../../db/transaction.ts';
import type { BankAccountRow } from './bank-account.store.ts';

export function findOwnAccounts(db: Db, userId: string): Promise<BankAccountRow[]> {
  return db
    .selectFrom('bankAccounts')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', '<>', 'removed')
    .orderBy('isPrimary', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

export function findOwnAccount(
  db: Db | Tx,
  input: { accountId: string; userId: string },
): Promise<BankAccountRow | undefined> {
  return db
    .selectFrom('bankAccounts')
    .selectAll()
    .where('id', '=', input.accountId)
    .where('userId', '=', input.userId)
    .where('status', '<>', 'removed')
    .executeTakeFirst();
}

export function findAccountsInReview(db: Db) {
  return db
    .selectFrom('bankAccounts')
    .innerJoin('users', 'users.id', 'bankAccounts.userId')
    .selectAll('bankAccounts')
    .select(['users.name as personName', 'users.email as personEmail'])
    .where('bankAccounts.status', '=', 'in_review')
    .orderBy('bankAccounts.createdAt')
    .limit(200)
    .execute();
}
