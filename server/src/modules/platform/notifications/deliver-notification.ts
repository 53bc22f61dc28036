import type { NotificationChannel, NotificationGroup } from '@oja/contract/notification-fields';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { decideChannels } from '../../../domain/notification/decide-channels.ts';
import { addJobs, type QueuedJob, toQueue } from '../../../jobs/enqueue.ts';
import { defineJob } from '../../../jobs/job.ts';
import { announce } from '../../../live/live-hub.ts';
import { eventContent } from './event.ts';
import { findEventRow } from './events.ts';
import { sendNotificationMail } from './send-notification-mail.ts';
import { sendPush } from './send-push.ts';
import { sendSms } from './send-sms.ts';

/**
 * Sends a live hint to the person's browsers, then enqueues one job per enabled channel, so that a failing mail
 * server does not repeat a text message.
 */
export const deliverNotification = defineJob({
  name: 'deliver_notification',
  payload: z.object({ id: z.uuid(), userId: z.uuid(), event: z.string(), content: eventContent }),
  attempts: 8,
  async run(deps, { id, userId, event: name, content }) {
    const event = findEventRow(name);
    if (event === undefined) return;
    if (event.channels.includes('in_app')) {
      await announce(deps.db, { userId, hint: { topic: 'notifications' } });
    }
    if (event.topic) await announce(deps.db, { userId, hint: { topic: event.topic } });
    if (event.channels.every((channel) => channel === 'in_app')) return;
    const settings = await deps.settings.read('notifications');
    const person = await findPerson(deps.db, userId, { event: name, group: event.group });
    if (person === undefined) return;
    const channels = decideChannels({ event, settings, chosen: person.chosen });
    const urgent = event.group === 'security';
    const jobs: Record<(typeof channels)[number], () => QueuedJob[]> = {
      mail: () => [
        toQueue(sendNotificationMail, { id, userId, group: event.group, content }, { key: `mail:${id}` }),
      ],
      push: () =>
        person.browsers.map((subscriptionId) =>
          toQueue(sendPush, { subscriptionId, id, urgent, content }, { key: `push:${id}:${subscriptionId}` }),
        ),
      sms: () => [toQueue(sendSms, { userId, content }, { key: `sms:${id}` })],
    };
    await addJobs(
      deps.db,
      channels.flatMap((channel) => jobs[channel]()),
    );
  },
});

interface Person {
  chosen: Partial<Record<NotificationChannel, boolean>>;
  /** Subscriptions to pushes. */
  browsers: string[];
}

/** A preference for the event takes precedence over one for its group. */
async function findPerson(
  db: Db,
  userId: string,
  { event, group }: { event: string; group: NotificationGroup },
): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select coalesce((select jsonb_object_agg(channel, enabled) from notification_preferences
                      where user_id = ${userId} and group_name = ${group}), '{}') ||
           coalesce((select jsonb_object_agg(channel, enabled) from notification_event_preferences
                      where user_id = ${userId} and event = ${event}), '{}') as chosen,
           array(select id from push_subscriptions where user_id = ${userId}) as browsers
      from users where id = ${userId} and erased_at is null`.execute(db);
  return rows[0];
}
