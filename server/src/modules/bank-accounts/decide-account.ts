import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type Actor, audit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { updateBankAccount } from './bank-account.store.ts';

/** Staff compared the names. A refused account is gone from the person's list. */
export async function decideAccount(
  deps: Deps,
  input: { accountId: string; accept: boolean; reason: string | undefined; actor: Actor },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await tx
      .selectFrom('bankAccounts')
      .selectAll()
      .where('id', '=', input.accountId)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new Refusal('not_found');
    if (row.status !== 'in_review') {
      throw new Refusal('state_conflict', { message: 'Somebody has decided about this account already.' });
    }
    const now = deps.now();
    await updateBankAccount(
      tx,
      row.id,
      input.accept ? { status: 'active' } : { status: 'removed', removedAt: now, isPrimary: false },
    );
    await audit(tx, {
      actor: input.actor,
      action: input.accept ? 'bank_account.accepted' : 'bank_account.refused',
      subject: { kind: 'bank_account', id: row.id },
      before: { status: row.status, accountName: row.accountName },
      after: { status: input.accept ? 'active' : 'removed' },
      ...(input.reason ? { reason: input.reason } : {}),
    });
    const decision = input.accept
      ? 'the name was compared, and you can use it.'
      : `we could not accept it. ${input.reason ?? 'The name on it is not yours.'}`;
    const account = `${row.bankName} ******${row.last4}`;
    await notify(tx, 'bank_account_decided', row.userId, { account, decision }, now);
  });
}
