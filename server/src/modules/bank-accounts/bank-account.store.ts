import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { BankAccounts } from '../../db/database.ts';
import type { Tx } from '../../db/transaction.ts';
import { Refusal } from '../../domain/refusal.ts';

export type BankAccountRow = Selectable<BankAccounts>;

export async function insertBankAccount(tx: Tx, row: Insertable<BankAccounts>): Promise<void> {
  await tx.insertInto('bankAccounts').values(row).execute();
}

interface OwnAccount {
  accountId: string;
  userId: string;
  kind: BankAccountRow['kind'];
}

/** An account of another person, of another kind or that was removed is not found. */
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

/** The same for a withdrawal, which reads the account and keeps it as it is until the money is held. */
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

/** The destination of a withdrawal that was requested before, whatever became of it since. */
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

/** Destinations of any kind that the person ever had: accounts, removed ones too, and cards that paid in. */
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

/** The same account is linked once, as a bank account or as a mobile wallet. */
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
