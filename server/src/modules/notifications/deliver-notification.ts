import { hintTopics } from '@oja/contract/system';
import { z } from 'zod';
import { renderMail } from '../../gateways/mail/mail-template.ts';
import { defineJob } from '../../jobs/job.ts';
import { announce } from '../../live/live-hub.ts';

/** Wakes the person's browser and sends the mail, if the event has one. */
export const deliverNotification = defineJob({
  name: 'deliver_notification',
  payload: z.object({
    userId: z.uuid(),
    inApp: z.boolean(),
    topic: z.enum(hintTopics).optional(),
    mail: z.object({ title: z.string(), text: z.string(), link: z.string().nullable() }).nullable(),
  }),
  attempts: 8,
  async run(deps, { userId, inApp, topic, mail }) {
    if (inApp) await announce(deps.db, { userId, hint: { topic: 'notifications' } });
    if (topic) await announce(deps.db, { userId, hint: { topic } });
    const settings = await deps.settings.read('notifications');
    if (mail === null || !settings.emailEnabled) return;
    const person = await deps.db
      .selectFrom('users')
      .select(['email', 'name'])
      .where('id', '=', userId)
      .where('erasedAt', 'is', null)
      .executeTakeFirst();
    if (person === undefined) return;
    const content = renderMail({
      appUrl: deps.config.appUrl,
      style: settings.templateStyle,
      title: mail.title,
      greeting: `Hello ${person.name},`,
      paragraphs: [mail.text],
      action: mail.link ? { label: 'Open Oja', path: mail.link } : undefined,
    });
    await deps.mail.send({ to: person.email, subject: mail.title, ...content });
  },
});
