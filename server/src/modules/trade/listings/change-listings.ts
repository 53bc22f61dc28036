import { isUniqueViolation } from '../../../db/sql-state.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { announce } from '../../../live/live-hub.ts';

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
    if (isUniqueViolation(error, 'listings_live_handle')) throw new Refusal('listing_duplicate');
    throw error;
  }
}
