import { isUniqueViolation } from '../../../db/sql-state.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { announce } from '../../../live/live-hub.ts';

/** Staff read it when they approve or unhide; sellers are refused when they submit. */
const duplicateSentence =
  'Another listing of this account is on the market or in an open sale. Reject this one, or hide the other one first.';

/**
 * Runs a use case that changes the market. Every process drops its cached pages on commit; this one does so before it
 * answers, so that the next call reads the new state.
 */
export async function changeListings<Result>(
  deps: Pick<Deps, 'db' | 'market'>,
  useCase: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await inTransaction(deps.db, async (tx) => {
      const value = await useCase(tx);
      await announce(tx, { marketChanged: true });
      return value;
    });
    deps.market.invalidate();
    return result;
  } catch (error) {
    if (isUniqueViolation(error, 'listings_own_live_handle')) throw new Refusal('listing_duplicate');
    if (isUniqueViolation(error, 'listings_live_handle'))
      throw new Refusal('listing_duplicate', { message: duplicateSentence });
    throw error;
  }
}
