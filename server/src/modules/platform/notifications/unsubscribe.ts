import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { deleteWaitingMails, lockMailing } from './alert-mail.store.ts';
import { type EventName, eventRow, events } from './events.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

const collected = (Object.keys(events) as EventName[]).filter((name) => eventRow(name).collected);

/**
 * Switches off the mails of every event whose mails are collected, for the person whom the token names. The bell stays,
 * and the settings page switches the mails on again. A repeated call changes nothing.
 */
export async function unsubscribe(deps: Pick<Deps, 'db' | 'now' | 'sealer'>, token: string): Promise<void> {
  const userId = readUnsubscribeToken(deps.sealer, token);
  if (userId === undefined) throw new Refusal('unsubscribe_link_invalid');
  await inTransaction(deps.db, async (tx) => {
    const person = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('erasedAt', 'is', null)
      .forKeyShare()
      .executeTakeFirst();
    // An erased account gets no mails, so there is nothing to switch off.
    if (person === undefined) return;
    // After the lock no mail is taken out of what is deleted here.
    await lockMailing(tx, userId, deps.now());
    const changed = { enabled: false, changedAt: deps.now() };
    await tx
      .insertInto('notificationEventPreferences')
      .values(collected.map((event) => ({ userId, event, channel: 'mail' as const, ...changed })))
      .onConflict((conflict) => conflict.columns(['userId', 'event', 'channel']).doUpdateSet(changed))
      .execute();
    await deleteWaitingMails(tx, { userId });
  });
}
