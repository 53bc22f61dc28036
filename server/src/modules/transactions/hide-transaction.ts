import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type Actor, audit } from '../audit/index.ts';
import type { PurchaseRow } from '../purchases/index.ts';

/** Takes a transaction that is over out of the table. Its people still see it, and the ledger never forgets. */
export async function hideTransaction(
  deps: Deps,
  input: { purchaseId: string; actor: Actor & { id: string }; reason: string },
): Promise<void> {
  const { purchaseId, actor, reason } = input;
  await inTransaction(deps.db, async (tx) => {
    const purchase = await tx
      .selectFrom('purchases')
      .select(['buyerId', 'sellerId', 'hiddenAt', 'settledAt', 'status', 'priceKobo'])
      .where('id', '=', purchaseId)
      .forUpdate()
      .executeTakeFirst();
    if (purchase === undefined) throw new Refusal('not_found');
    const refusal = refuseHiding(purchase, actor.id);
    if (refusal) throw refusal;
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

type Hideable = Pick<PurchaseRow, 'buyerId' | 'sellerId' | 'hiddenAt' | 'settledAt'>;

/** Nobody hides their own deals, and nothing that still waits for somebody: staff could not find it any more. */
export function refuseHiding(purchase: Hideable, adminId: string): Refusal | undefined {
  if (adminId === purchase.buyerId || adminId === purchase.sellerId)
    return new Refusal('party_cannot_decide');
  if (purchase.hiddenAt !== null) return conflict('This transaction is hidden already.');
  if (purchase.settledAt !== null) return undefined;
  return conflict('This transaction is not over yet. It can be deleted when its money has left escrow.');
}

const conflict = (message: string) => new Refusal('state_conflict', { message });
