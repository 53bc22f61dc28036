import type { SessionEndReason } from '@oja/contract/person-record-labels';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Session } from '../../../http/session.ts';
import { announce } from '../../../live/live-hub.ts';
import { endPendingSignIns } from './one-time-token.store.ts';
import { lockUserIfPresent, type UserRow } from './user.store.ts';

/** Rescopes the sessions of a user who is no longer staff. */
export async function rescopeSessions(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ scope: 'user' })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute();
}

/**
 * Locks the row of the acting user and refuses when their session was ended while the call waited for the lock, as by
 * a password reset.
 */
export async function lockActingUser(tx: Tx, session: Pick<Session, 'id' | 'user'>): Promise<UserRow> {
  const user = await lockUserIfPresent(tx, session.user.id);
  const open = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', session.id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  if (user === undefined || open === undefined) throw new Refusal('session_invalid');
  return user;
}

/** Ends everything opened with replaced credentials: sessions and sign-ins that wait for the second factor. */
export async function endOlderAccess(
  tx: Tx,
  input: { userId: string; now: Date; reason: SessionEndReason; except?: string },
): Promise<void> {
  await endSessions(tx, input);
  await endPendingSignIns(tx, input.userId);
}

/** Ends open sessions and notifies their browsers. Returns the number of sessions. */
export async function endSessions(
  tx: Tx,
  input: { userId: string; now: Date; reason: SessionEndReason; only?: string; except?: string },
): Promise<number> {
  let query = tx
    .updateTable('sessions')
    .set({ endedAt: input.now, endReason: input.reason })
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
