import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { announce } from '../../live/live-hub.ts';

/**
 * Runs a use case that changes a person or their sessions. Every process drops its copies of them when it
 * commits; this one does so before it answers, so that the next call already meets the new state.
 */
export async function changeAccount<Result>(
  deps: Deps,
  userId: string,
  useCase: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const result = await inTransaction(deps.db, async (tx) => {
    const value = await useCase(tx);
    await announce(tx, { userChanged: userId });
    return value;
  });
  deps.sessions.forgetUser(userId);
  return result;
}
