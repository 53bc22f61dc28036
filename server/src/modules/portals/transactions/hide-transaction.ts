import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import type { PurchaseRow } from '../../trade/purchases/index.ts';

/** Hides a finished transaction from the table. Buyer and seller still see it, and the ledger is unchanged. */
export async function hideTransaction(
  deps: Pick<Deps, 'db' | 'now'>,
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

/** Shows a hidden transaction again, in the table and in its figures. */
export async function restoreTransaction(
  deps: Pick<Deps, 'db'>,
  input: { purchaseId: string; actor: Actor & { id: string }; reason: string },
): Promise<void> {
  const { purchaseId, actor, reason } = input;
  await inTransaction(deps.db, async (tx) => {
    const purchase = await tx
      .selectFrom('purchases')
      .select(['buyerId', 'sellerId', 'hiddenAt', 'hiddenReason', 'settledAt'])
      .where('id', '=', purchaseId)
      .forUpdate()
      .executeTakeFirst();
    if (purchase === undefined) throw new Refusal('not_found');
    const refusal = refuseRestoring(purchase, actor.id);
    if (refusal) throw refusal;
    await tx
      .updateTable('purchases')
      .set({ hiddenAt: null, hiddenBy: null, hiddenReason: null })
      .where('id', '=', purchaseId)
      .execute();
    await audit(tx, {
      actor,
      action: 'transaction.restored',
      subject: { kind: 'purchase', id: purchaseId },
      before: { hiddenAt: purchase.hiddenAt?.toISOString(), hiddenReason: purchase.hiddenReason },
      reason,
    });
  });
}

type Hideable = Pick<PurchaseRow, 'buyerId' | 'sellerId' | 'hiddenAt' | 'settledAt'>;

/** Refuses to hide the caller's own purchases, and those that are not finished: staff could not find them any more. */
export function refuseHiding(purchase: Hideable, staffId: string): Refusal | undefined {
  if (staffId === purchase.buyerId || staffId === purchase.sellerId)
    return new Refusal('party_cannot_decide');
  if (purchase.hiddenAt !== null) return conflict('This transaction is hidden already.');
  if (purchase.settledAt !== null) return undefined;
  return conflict('This transaction is not over yet. It can be deleted when its money has left escrow.');
}

export function refuseRestoring(purchase: Hideable, staffId: string): Refusal | undefined {
  if (staffId === purchase.buyerId || staffId === purchase.sellerId)
    return new Refusal('party_cannot_decide');
  return purchase.hiddenAt === null ? conflict('This transaction is not hidden.') : undefined;
}

const conflict = (message: string) => new Refusal('state_conflict', { message });
