import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { accountLabel } from './announce-account.ts';
import { type BankAccountRow, updateBankAccount } from './bank-account.store.ts';
import { lockOwner } from './owner.store.ts';

interface Decision {
  accountId: string;
  accept: boolean;
  /** The holder that the member of staff compared. */
  accountName: string;
  /** A person whose account is refused reads it. */
  reason: string;
  actor: Actor & { id: string };
}

/**
 * Decides an account in review. An accepted account is accepted for the owner's current name. A refused account is
 * removed from the owner's list, and withdrawals that wait for it are returned. Staff do not decide about their own, nor
 * about another account than the one they compared: its owner may have replaced it.
 */
export async function decideAccount(deps: Pick<Deps, 'db' | 'now'>, input: Decision): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockActingStaff(tx, input.actor.id, 'money');
    const { row, payoutName } = await lockForReview(tx, input);
    const now = deps.now();
    const outcome = input.accept
      ? ({ status: 'active', approvedForName: payoutName } as const)
      : ({ status: 'removed', removedAt: now, isPrimary: false } as const);
    await updateBankAccount(tx, row.id, { ...outcome, decidedBy: input.actor.id, decidedAt: now });
    // Withdrawals that waited for this decision are checked within a minute.
    await tx
      .updateTable('withdrawals')
      .set({ nextCheckAt: now })
      .where('bankAccountId', '=', row.id)
      .where('attention', '=', 'destination_in_review')
      .execute();
    await audit(tx, {
      actor: input.actor,
      action: input.accept ? 'bank_account.accepted' : 'bank_account.refused',
      subject: { kind: 'bank_account', id: row.id },
      before: { status: row.status, accountName: row.accountName, personName: payoutName },
      after: { status: input.accept ? 'active' : 'removed' },
      personal: { of: row.userId, keys: ['accountName'] },
      reason: input.reason,
    });
    const decision = input.accept
      ? 'the name was compared, and you can use it.'
      : `we could not accept it. ${input.reason}`;
    await notify(tx, 'bank_account_decided', row.userId, { account: accountLabel(row), decision }, now);
  });
}

async function lockForReview(
  tx: Tx,
  { accountId, accountName, actor }: Decision,
): Promise<{ row: BankAccountRow; payoutName: string }> {
  const found = await tx
    .selectFrom('bankAccounts')
    .select('userId')
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('not_found');
  if (found.userId === actor.id) throw new Refusal('own_account_refused');
  const { payoutName } = await lockOwner(tx, found.userId);
  const row = await tx
    .selectFrom('bankAccounts')
    .selectAll()
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.status !== 'in_review') {
    throw new Refusal('state_conflict', { message: 'This account has been decided about already.' });
  }
  if (row.accountName !== accountName) {
    throw new Refusal('state_conflict', {
      message: 'The account was replaced in the meantime. Please compare the new holder.',
    });
  }
  return { row, payoutName };
}
