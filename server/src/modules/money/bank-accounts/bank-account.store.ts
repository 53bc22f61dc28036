import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { BankAccounts } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';

export type BankAccountRow = Selectable<BankAccounts>;

export async function insertBankAccount(tx: Tx, row: Insertable<BankAccounts>): Promise<void> {
  await tx.insertInto('bankAccounts').values(row).execute();
}

interface OwnAccount {
  accountId: string;
  userId: string;
  kind: BankAccountRow['kind'];
}

/** Undefined for an account of another person, of another kind, or that was removed. */
export async function lockOwnAccount(tx: Tx, own: OwnAccount): Promise<BankAccountRow> {
  const row = await tx
    .selectFrom('bankAccounts')
    .selectAll()
    .where('id', '=', own.accountId)
    .where('userId', '=', own.userId)
    .where('kind', '=', own.kind)
    .where('status', '<>', 'removed')
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** Reads an account for a withdrawal with a share lock, so that it cannot change before the money is held. */
export function shareOwnAccount(tx: Tx, own: OwnAccount): Promise<BankAccountRow | undefined> {
  return tx
    .selectFrom('bankAccounts')
    .selectAll()
    .where('id', '=', own.accountId)
    .where('userId', '=', own.userId)
    .where('kind', '=', own.kind)
    .where('status', '<>', 'removed')
    .forShare()
    .executeTakeFirst();
}

/** The linked account with this number, if there is one. */
export function shareAccountByNumber(
  tx: Tx,
  input: { userId: string; fingerprints: readonly Buffer[] },
): Promise<BankAccountRow | undefined> {
  return tx
    .selectFrom('bankAccounts')
    .selectAll()
    .where('userId', '=', input.userId)
    .where('fingerprint', 'in', input.fingerprints)
    .where('status', '<>', 'removed')
    .forShare()
    .executeTakeFirst();
}

/** The destination of an earlier withdrawal, whatever its current state. */
export function shareAccount(tx: Tx, accountId: string): Promise<BankAccountRow> {
  return tx
    .selectFrom('bankAccounts')
    .selectAll()
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirstOrThrow();
}

export async function updateBankAccount(
  tx: Tx,
  accountId: string,
  change: Updateable<BankAccounts>,
): Promise<void> {
  await tx.updateTable('bankAccounts').set(change).where('id', '=', accountId).execute();
}

/** Number of destinations the person ever had: accounts, including removed ones, and cards that paid in. */
export async function countEverLinked(tx: Tx, userId: string): Promise<number> {
  const { linked } = await tx
    .selectNoFrom((expression) =>
      sql<number>`${expression
        .selectFrom('bankAccounts')
        .select(expression.fn.countAll<number>().as('count'))
        .where('userId', '=', userId)} + ${expression
        .selectFrom('paymentCards')
        .select(expression.fn.countAll<number>().as('count'))
        .where('userId', '=', userId)}`.as('linked'),
    )
    .executeTakeFirstOrThrow();
  return linked;
}

/** An account can be linked once, as a bank account or as a mobile wallet. */
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

/** An unsettled withdrawal still needs its account unchanged. */
export async function refuseWhileUsed(tx: Tx, accountId: string): Promise<void> {
  const used = await tx
    .selectFrom('withdrawals')
    .select('id')
    .where('bankAccountId', '=', accountId)
    .where('status', 'in', ['requested', 'sending'])
    .executeTakeFirst();
  if (used !== undefined) throw new Refusal('bank_account_in_use');
}
