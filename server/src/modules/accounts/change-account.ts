import type { Hint } from '@oja/contract/system';
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

/**
 * The same for a transaction that moved money, after its commit: a notice inside would make every such commit wait for
 * the one before. Should the process end in between, the copies are seconds old and expire by themselves.
 */
export async function accountChanged(
  deps: Deps,
  userId: string,
  topics: readonly Hint['topic'][],
): Promise<void> {
  deps.sessions.forgetUser(userId);
  await announce(deps.db, { userChanged: userId });
  for (const topic of topics) await announce(deps.db, { userId, hint: { topic } });
}
