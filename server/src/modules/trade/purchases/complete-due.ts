import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { isDue } from '../../../domain/purchase/purchase-window.ts';
import { lockListingIfFree } from '../listings/index.ts';
import { lockPurchase } from './purchase.store.ts';
import { isReleaseHeld } from './release-hold.ts';
import { takeStep } from './take-step.ts';

/**
 * Releases the money of one purchase that is due. Safe to call at any time by any number of workers: one of them locks
 * the rows, the others skip them, and nothing is done for a purchase that is decided or not due, or while a bank asks its buyer for
 * a payment back. Returns whether it was completed.
 */
export function completeDue(deps: Pick<Deps, 'db' | 'now' | 'sealer'>, purchaseId: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    if (await isReleaseHeld(tx, purchaseId)) return false;
    if (!(await lockIfFree(tx, purchaseId))) return false;
    const locked = await lockPurchase(tx, purchaseId);
    if (locked.purchase.status !== 'pending' || !isDue(locked.purchase, deps.now())) return false;
    await takeStep(tx, deps, locked, {
      transition: 'auto_complete',
      by: { actor: 'clock', id: null },
      text: 'Auto-confirmed after dispute window expired.',
    });
    return true;
  });
}

/** Locks the rows that `lockPurchase` locks, without waiting: the transaction that holds them decides this purchase. */
async function lockIfFree(tx: Tx, purchaseId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('purchases')
    .select('listingId')
    .where('id', '=', purchaseId)
    .executeTakeFirst();
  if (found === undefined) return false;
  if (found.listingId !== null && !(await lockListingIfFree(tx, found.listingId))) return false;
  const locked = await tx
    .selectFrom('purchases')
    .select('id')
    .where('id', '=', purchaseId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return locked !== undefined;
}
