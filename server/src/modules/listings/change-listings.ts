import { inTransaction, isUniqueViolation, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { announce } from '../../live/live-hub.ts';

/**
 * Runs a use case that changes what the market shows. Every process drops its copies of the market when it commits;
 * this one does so before it answers, so that the next call already meets the new state.
 */
export async function changeListings<Result>(
  deps: Deps,
  useCase: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await inTransaction(deps.db, async (tx) => {
      const value = await useCase(tx);
      await announce(tx, { marketChanged: true });
      return value;
    });
    deps.market.forget();
    return result;
  } catch (error) {
    if (isUniqueViolation(error, 'listings_live_handle')) throw new Refusal('listing_duplicate');
    throw error;
  }
}

/**
 * The same for a transaction that moved money, after its commit: a notice inside would make every such commit wait for
 * the one before. Should the process end in between, copies of the market live for seconds and expire by themselves.
 */
export async function listingsChanged(deps: Deps): Promise<void> {
  deps.market.forget();
  await announce(deps.db, { marketChanged: true });
}
