import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { PurchaseDetails } from './hydrate-purchases.ts';
import { type PurchaseSide, readPurchaseDetails } from './purchase-list.queries.ts';
import { requireSide } from './purchase-side.ts';

/** A purchase for the side that asks. The other side is refused with access_denied, other users with not_found. */
export async function findOwnPurchase(
  deps: Pick<Deps, 'db'>,
  input: { purchaseId: string; userId: string; side: PurchaseSide },
): Promise<PurchaseDetails> {
  const row = await readPurchaseDetails(deps.db, input.purchaseId);
  if (row === undefined) throw new Refusal('not_found');
  requireSide(row, input.userId, input.side);
  return row;
}
