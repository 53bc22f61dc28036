import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Withdrawals } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';

export type WithdrawalRow = Selectable<Withdrawals>;

export async function insertWithdrawal(tx: Tx, row: Insertable<Withdrawals>): Promise<void> {
  await tx.insertInto('withdrawals').values(row).execute();
}

export async function readOwner(tx: Tx, withdrawalId: string): Promise<string> {
  const { userId } = await tx
    .selectFrom('withdrawals')
    .select('userId')
    .where('id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
  return userId;
}

export function lockIfPresent(tx: Tx, withdrawalId: string): Promise<WithdrawalRow | undefined> {
  return selectLocked(tx, withdrawalId).executeTakeFirst();
}

export function lockWithdrawal(tx: Tx, withdrawalId: string): Promise<WithdrawalRow> {
  return selectLocked(tx, withdrawalId).executeTakeFirstOrThrow();
}

const selectLocked = (tx: Tx, withdrawalId: string) =>
  tx.selectFrom('withdrawals').selectAll().where('id', '=', withdrawalId).forUpdate();

export async function updateWithdrawal(
  tx: Tx,
  withdrawalId: string,
  change: Updateable<Withdrawals>,
): Promise<void> {
  await tx.updateTable('withdrawals').set(change).where('id', '=', withdrawalId).execute();
}

/** The sum requested in the last day and not returned. */
export async function sumWithdrawnSince(tx: Tx, input: { userId: string; since: Date }): Promise<number> {
  const { total } = await tx
    .selectFrom('withdrawals')
    .select((expression) => expression.fn.sum<string | null>('amountKobo').as('total'))
    .where('userId', '=', input.userId)
    .where('createdAt', '>', input.since)
    .where('status', 'in', ['requested', 'sending', 'paid'])
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
