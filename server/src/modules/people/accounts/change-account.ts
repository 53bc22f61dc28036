import type { Hint } from '@oja/contract/system';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { announce } from '../../../live/live-hub.ts';

/**
 * Runs a use case that changes a user or their sessions. Other processes invalidate their caches on its commit by
 * NOTIFY; this one does so before it replies, so that the next call reads the new state.
 */
export async function changeAccount<Result>(
  deps: Pick<Deps, 'db' | 'sessions'>,
  userId: string,
  useCase: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const result = await inTransaction(deps.db, async (tx) => {
    const value = await useCase(tx);
    await announce(tx, { userChanged: userId });
    return value;
  });
  deps.sessions.invalidateUser(userId);
  return result;
}

/**
 * The same after the commit of a transaction that moved money: a NOTIFY inside would serialise such commits. If the
 * process ends in between, cached sessions expire within seconds.
 */
export async function accountChanged(
  deps: Pick<Deps, 'db' | 'sessions'>,
  userId: string,
  topics: readonly Hint['topic'][],
): Promise<void> {
  deps.sessions.invalidateUser(userId);
  await announce(deps.db, { userChanged: userId });
  for (const topic of topics) await announce(deps.db, { userId, hint: { topic } });
}
