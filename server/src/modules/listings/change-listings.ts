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

const noticeAfterMs = 20;
const waiting = new WeakSet<Deps['live']>();

/**
 * The same for a transaction that moved money, after its commit: a notice inside would make every such commit wait for
 * the one before. Many changes in a moment are one notice. Should the process end before, or the notice be lost, copies
 * of the market live for seconds and expire by themselves.
 */
export function listingsChanged(deps: Deps): void {
  deps.market.forget();
  if (waiting.has(deps.live)) return;
  waiting.add(deps.live);
  const tell = async () => {
    waiting.delete(deps.live);
    await announce(deps.db, { marketChanged: true });
  };
  setTimeout(() => {
    tell().catch((error: unknown) =>
      deps.log.warn({ err: error }, 'a change of the market was not announced'),
    );
  }, noticeAfterMs).unref();
}
