import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import {
  type BankAccountRow,
  lockOwnAccount,
  refuseWhileUsed,
  updateBankAccount,
} from './bank-account.store.ts';
import { lockOwner } from './owner.store.ts';

interface Own {
  accountId: string;
  userId: string;
}

export async function makePrimary(deps: Pick<Deps, 'db'>, own: Own): Promise<BankAccountRow> {
  return inTransaction(deps.db, async (tx) => {
    await lockOwner(tx, own.userId);
    const row = await lockOwnAccount(tx, { ...own, kind: 'bank' });
    await setPrimary(tx, row);
    return { ...row, isPrimary: true };
  });
}

/** The row stays for past withdrawals; the next account becomes the primary one. */
export async function removeAccount(
  deps: Pick<Deps, 'db' | 'now'>,
  own: Own & Pick<BankAccountRow, 'kind'>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockOwner(tx, own.userId);
    const row = await lockOwnAccount(tx, own);
    await refuseWhileUsed(tx, row.id);
    await updateBankAccount(tx, row.id, { status: 'removed', isPrimary: false, removedAt: deps.now() });
    if (!row.isPrimary) return;
    const next = await tx
      .selectFrom('bankAccounts')
      .selectAll()
      .where('userId', '=', own.userId)
      .where('kind', '=', 'bank')
      .where('status', '<>', 'removed')
      .orderBy('createdAt')
      .limit(1)
      .executeTakeFirst();
    if (next) await setPrimary(tx, next);
  });
}

/** Unlinks every account of a person, in the transaction of a use case that holds the owner's lock. */
export async function removeAllBankAccounts(tx: Tx, input: { userId: string; now: Date }): Promise<void> {
  await tx
    .updateTable('bankAccounts')
    .set({ status: 'removed', isPrimary: false, removedAt: input.now })
    .where('userId', '=', input.userId)
    .where('status', '<>', 'removed')
    .execute();
}

/** Two statements, because there is never more than one primary account. */
async function setPrimary(tx: Tx, row: BankAccountRow): Promise<void> {
  await tx
    .updateTable('bankAccounts')
    .set({ isPrimary: false })
    .where('userId', '=', row.userId)
    .where('isPrimary', '=', true)
    .execute();
  await updateBankAccount(tx, row.id, { isPrimary: true });
}
