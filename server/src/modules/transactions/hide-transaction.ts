import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type Actor, audit } from '../audit/index.ts';

/** Takes a transaction out of the table. The deal goes on, its people see it, and the ledger never forgets. */
export async function hideTransaction(
  deps: Deps,
  input: { purchaseId: string; actor: Actor & { id: string }; reason: string },
): Promise<void> {
  const { purchaseId, actor, reason } = input;
  await inTransaction(deps.db, async (tx) => {
    const purchase = await tx
      .selectFrom('purchases')
      .select(['hiddenAt', 'status', 'priceKobo'])
      .where('id', '=', purchaseId)
      .forUpdate()
      .executeTakeFirst();
    if (purchase === undefined) throw new Refusal('not_found');
    if (purchase.hiddenAt !== null) {
      throw new Refusal('state_conflict', { message: 'This transaction is hidden already.' });
    }
    await tx
      .updateTable('purchases')
      .set({ hiddenAt: deps.now(), hiddenBy: actor.id, hiddenReason: reason })
      .where('id', '=', purchaseId)
      .execute();
    await audit(tx, {
      actor,
      action: 'transaction.hidden',
      subject: { kind: 'purchase', id: purchaseId },
      before: { status: purchase.status, priceKobo: purchase.priceKobo },
      reason,
    });
  });
}
