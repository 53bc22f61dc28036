import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type DealRow, type DealSide, readDeal } from './deal.queries.ts';
import { requireSide } from './deal-side.ts';

/** A deal for the side that asks: the other side is told that it may not, and to strangers it is not there. */
export async function findOwnDeal(
  deps: Deps,
  input: { purchaseId: string; userId: string; side: DealSide },
): Promise<DealRow> {
  const row = await readDeal(deps.db, input.purchaseId);
  if (row === undefined) throw new Refusal('not_found');
  requireSide(row, input.userId, input.side);
  return row;
}
