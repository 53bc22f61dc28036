import type { NotificationChannel, NotificationGroup } from '@oja/contract/notification-fields';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { decideChannels } from '../../../domain/notification/decide-channels.ts';
import { type EventName, eventRow } from './events.ts';

export interface Recipient {
  /** False for a suspended account. */
  isActive: boolean;
  chosen: Partial<Record<NotificationChannel, boolean>>;
  /** Subscriptions to pushes. */
  browsers: string[];
}

/** A preference for the event takes precedence over one for its group. Undefined for an erased account. */
export async function findRecipient(
  db: Db | Tx,
  userId: string,
  { event, group }: { event: string; group: NotificationGroup },
): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`
    select status = 'active' as is_active,
           coalesce((select jsonb_object_agg(channel, enabled) from notification_preferences
                      where user_id = ${userId} and group_name = ${group}), '{}') ||
           coalesce((select jsonb_object_agg(channel, enabled) from notification_event_preferences
                      where user_id = ${userId} and event = ${event}), '{}') as chosen,
           array(select id from push_subscriptions where user_id = ${userId}) as browsers
      from users where id = ${userId} and erased_at is null`.execute(db);
  return rows[0];
}

/** Whether the event reaches the person by mail, as far as settings and preferences decide. */
export async function wantsMail(
  deps: Pick<Deps, 'db' | 'settings'>,
  userId: string,
  name: EventName,
): Promise<boolean> {
  const event = eventRow(name);
  const settings = await deps.settings.read('notifications');
  const person = await findRecipient(deps.db, userId, { event: name, group: event.group });
  if (person === undefined) return false;
  return decideChannels({ event, settings, chosen: person.chosen }).includes('mail');
}
