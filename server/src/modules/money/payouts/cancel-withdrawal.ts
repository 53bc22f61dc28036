import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';
import { lockWithdrawal } from './withdrawal.store.ts';

export async function cancelWithdrawal(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { withdrawalId: string; userId: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const own = await tx
      .selectFrom('withdrawals')
      .select('id')
      .where('id', '=', input.withdrawalId)
      .where('userId', '=', input.userId)
      .executeTakeFirst();
    if (own === undefined) throw new Refusal('not_found');
    const row = await lockWithdrawal(tx, own.id);
    await settleWithdrawal(tx, deps, row, { transition: 'cancel', actor: 'owner' });
  });
}
