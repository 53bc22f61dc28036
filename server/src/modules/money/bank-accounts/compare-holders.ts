import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { reviewStateOf } from '../../../domain/payout-destination/decide-destination.ts';
import { requestReview } from './announce-account.ts';
import { updateBankAccount } from './bank-account.store.ts';
import { holderOf } from './match-holder.ts';
import { readPayoutName } from './owner.store.ts';

/**
 * Runs in the transaction that changes the name under which a person is paid, under the lock of that person: an
 * account whose holder no longer matches goes to review, one whose holder matches now leaves it.
 */
export async function compareHolders(
  tx: Tx,
  deps: Pick<Deps, 'paystack'>,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  const accounts = await tx
    .selectFrom('bankAccounts')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', '<>', 'removed')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (accounts.length === 0) return;
  const payoutName = await readPayoutName(tx, userId);
  for (const account of accounts) {
    const status = reviewStateOf(holderOf(deps, account, payoutName));
    if (status === account.status) continue;
    await updateBankAccount(tx, account.id, {
      status,
      ...(status === 'in_review' ? { reviewSince: at } : {}),
    });
    if (status === 'in_review') await requestReview(tx, account, at);
  }
}
