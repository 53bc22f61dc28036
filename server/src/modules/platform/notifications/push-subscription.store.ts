import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Session } from '../../../http/session.ts';

/** More than any user's number of browsers; the oldest are removed. */
const subscriptionsAtMost = 10;

/** A browser has one subscription, which belongs to the user signed in there. */
export async function addPushSubscription(
  deps: Pick<Deps, 'db' | 'now' | 'push' | 'settings'>,
  session: Session,
  browser: { endpoint: string; p256dh: string; auth: string },
): Promise<{ id: string }> {
  const { pushEnabled } = await deps.settings.read('notifications');
  if (!pushEnabled) throw new Refusal('push_unavailable');
  if (!deps.push.accepts(browser.endpoint)) throw new Refusal('push_endpoint_refused');
  return inTransaction(deps.db, async (tx) => {
    const belonging = { userId: session.user.id, sessionId: session.id, createdAt: deps.now(), ...browser };
    const { id } = await tx
      .insertInto('pushSubscriptions')
      .values({ id: randomUUID(), ...belonging })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(belonging))
      .returning('id')
      .executeTakeFirstOrThrow();
    await removeOldest(tx, session.user.id);
    return { id };
  });
}

async function removeOldest(tx: Tx, userId: string): Promise<void> {
  const newest = tx
    .selectFrom('pushSubscriptions')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(subscriptionsAtMost);
  await tx
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', userId)
    .where('id', 'not in', newest)
    .execute();
}

export async function removePushSubscription(
  db: Db,
  input: { userId: string; endpoint: string },
): Promise<void> {
  await db
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', input.userId)
    .where('endpoint', '=', input.endpoint)
    .execute();
}
