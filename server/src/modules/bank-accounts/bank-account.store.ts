import type { Insertable, Selectable, Updateable } from 'kysely';
import type { BankAccounts } from '../../db/database.ts';
import type { Tx } from '../../db/transaction.ts';
import { Refusal } from '../../domain/refusal.ts';

export type BankAccountRow = Selectable<BankAccounts>;

/** Accounts of one person change one after the other: the first one, the primary one and the count depend on it. */
export async function lockOwner(tx: Tx, userId: string): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function insertBankAccount(tx: Tx, row: Insertable<BankAccounts>): Promise<void> {
  await tx.insertInto('bankAccounts').values(row).execute();
}

/** Somebody else's account is not there, and neither is one that was removed. */
export async function lockOwnAccount(
  tx: Tx,
  input: { accountId: string; userId: string },
): Promise<BankAccountRow> {
  const row = await tx
    .selectFrom('bankAccounts')
    .selectAll()
    .where('id', '=', input.accountId)
    .where('userId', '=', input.userId)
    .where('status', '<>', 'removed')
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

export async function updateBankAccount(
  tx: Tx,
  accountId: string,
  change: Updateable<BankAccounts>,
): Promise<void> {
  await tx.updateTable('bankAccounts').set(change).where('id', '=', accountId).execute();
}

export async function countEverLinked(tx: Tx, userId: string): Promise<number> {
  const { linked } = await tx
    .selectFrom('bankAccounts')
    .select((expression) => expression.fn.countAll<number>().as('linked'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return linked;
}

/** Nobody links the same account twice. */
export async function refuseLinked(
  tx: Tx,
  input: { userId: string; fingerprints: readonly Buffer[] },
): Promise<void> {
  const linked = await tx
    .selectFrom('bankAccounts')
    .select('id')
    .where('userId', '=', input.userId)
    .where('fingerprint', 'in', input.fingerprints)
    .where('status', '<>', 'removed')
    .executeTakeFirst();
  if (linked !== undefined) throw new Refusal('bank_account_linked_already');
}

/** A withdrawal that is not settled still needs its account as it is. */
export async function refuseWhileUsed(tx: Tx, accountId: string): Promise<void> {
  const used = await tx
    .selectFrom('withdrawals')
    .select('id')
    .where('bankAccountId', '=', accountId)
    .where('status', 'in', ['requested', 'sending'])
    .executeTakeFirst();
  if (used !== undefined) throw new Refusal('bank_account_in_use');
}
