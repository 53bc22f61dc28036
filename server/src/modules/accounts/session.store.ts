import type { Tx } from '../../db/transaction.ts';
import { announce } from '../../live/live-hub.ts';

/** Sessions of somebody who is no longer staff are those of a plain user from now on. */
export async function rescopeSessions(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ scope: 'user' })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute();
}

/** Ends sessions that are still open and tells their browsers. How many there were is the answer. */
export async function endSessions(
  tx: Tx,
  input: { userId: string; now: Date; only?: string; except?: string },
): Promise<number> {
  let query = tx
    .updateTable('sessions')
    .set({ endedAt: input.now })
    .where('userId', '=', input.userId)
    .where('endedAt', 'is', null);
  if (input.only !== undefined) query = query.where('id', '=', input.only);
  if (input.except !== undefined) query = query.where('id', '<>', input.except);
  const ended = await query.returning('id').execute();
  for (const session of ended) {
    await announce(tx, { userId: input.userId, hint: { topic: 'session', id: session.id } });
  }
  return ended.length;
}
