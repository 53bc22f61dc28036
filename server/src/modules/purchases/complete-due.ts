import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { isDue } from '../../domain/purchase/purchase-window.ts';
import { claimListing } from '../listings/index.ts';
import { lockDeal } from './purchase.store.ts';
import { takeStep } from './take-step.ts';

/**
 * Releases the money of one purchase whose time is up. Safe to call at any time, by any number of workers: one of them
 * gets the rows, the others go on, and whoever finds it decided or not due does nothing. False when nothing was done.
 */
export function completeDue(deps: Deps, purchaseId: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await claim(tx, purchaseId))) return false;
    const deal = await lockDeal(tx, purchaseId);
    if (deal.purchase.status !== 'pending' || !isDue(deal.purchase, deps.now())) return false;
    await takeStep(tx, deps, deal, {
      transition: 'auto_complete',
      by: { actor: 'clock', id: null },
      text: 'Auto-confirmed after dispute window expired.',
    });
    return true;
  });
}

/** Locks the rows that `lockDeal` will, without waiting: somebody else at work on them decides this purchase. */
async function claim(tx: Tx, purchaseId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('purchases')
    .select('listingId')
    .where('id', '=', purchaseId)
    .executeTakeFirst();
  if (found === undefined) return false;
  if (found.listingId !== null && !(await claimListing(tx, found.listingId))) return false;
  const claimed = await tx
    .selectFrom('purchases')
    .select('id')
    .where('id', '=', purchaseId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return claimed !== undefined;
}
