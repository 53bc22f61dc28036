import { z } from 'zod';
import { decideChannels } from '../../../domain/notification/decide-channels.ts';
import { addJobs, type QueuedJob, toQueue } from '../../../jobs/enqueue.ts';
import { defineJob } from '../../../jobs/job.ts';
import { announce } from '../../../live/live-hub.ts';
import { collectMail } from './collect-mail.ts';
import { eventContent } from './event.ts';
import { findEventRow } from './events.ts';
import { findRecipient } from './recipient.queries.ts';
import { sendNotificationMail } from './send-notification-mail.ts';
import { sendPush } from './send-push.ts';
import { sendSms } from './send-sms.ts';

/**
 * Sends a live hint to the person's browsers, then enqueues one job per enabled channel, so that a failing mail
 * server does not repeat a text message.
 */
export const deliverNotification = defineJob({
  name: 'deliver_notification',
  payload: z.object({
    id: z.uuid(),
    userId: z.uuid(),
    event: z.string(),
    content: eventContent,
    alert: z.object({ daily: z.boolean(), subjectId: z.uuid().nullable() }).optional(),
  }),
  attempts: 8,
  async run(deps, { id, userId, event: name, content, alert }) {
    const event = findEventRow(name);
    if (event === undefined) return;
    if (event.channels.includes('in_app')) {
      await announce(deps.db, { userId, hint: { topic: 'notifications' } });
    }
    if (event.topic) await announce(deps.db, { userId, hint: { topic: event.topic } });
    if (event.channels.every((channel) => channel === 'in_app')) return;
    const settings = await deps.settings.read('notifications');
    const person = await findRecipient(deps.db, userId, { event: name, group: event.group });
    if (person === undefined) return;
    const decided = decideChannels({ event, settings, chosen: person.chosen });
    if (event.collected && decided.includes('mail')) {
      await collectMail(deps, { id, userId, event: name, content, alert });
    }
    const channels = decided.filter((channel) =>
      event.collected ? channel !== 'mail' && !alert?.daily : true,
    );
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
