import { isStaff } from '@oja/contract/access';
import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';
import { sendMail } from './send-mail.ts';

/** Maximum number of entries; the bell lists all of them. */
const shownAtMost = 20;

/** All held mails of a person, in one mail. */
export const sendMailDigest = defineJob({
  name: 'send_mail_digest',
  payload: z.object({ userId: z.uuid() }),
  attempts: 8,
  async run(deps, { userId }) {
    const waiting = await deps.db
      .selectFrom('notificationMails')
      .innerJoin('users', 'users.id', 'notificationMails.userId')
      .select(['notificationMails.id', 'title', 'text', 'role'])
      .where('userId', '=', userId)
      .where('held', '=', true)
      .where('sentAt', 'is', null)
      .orderBy('notificationMails.createdAt')
      .orderBy('notificationMails.id')
      .execute();
    const [first] = waiting;
    if (first === undefined) return;
    const count = waiting.length;
    const rest = count - shownAtMost;
    await sendMail(deps, {
      userId,
      title: count === 1 ? first.title : `${count} more updates from Oja`,
      paragraphs: [
        'A lot happened at once, so here is the rest in one mail:',
        ...waiting.slice(0, shownAtMost).map(({ title, text }) => `${title}\n${text}`),
        ...(rest > 0 ? [`And ${rest} more, which you find under the bell.`] : []),
      ],
      link: isStaff(first.role) ? '/admin' : '/dashboard',
    });
    await deps.db
      .updateTable('notificationMails')
      .set({ sentAt: deps.now() })
      .where(
        'id',
        'in',
        waiting.map((mail) => mail.id),
      )
      .execute();
  },
});
