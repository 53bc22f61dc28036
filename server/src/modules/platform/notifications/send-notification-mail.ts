import { notificationGroups } from '@oja/contract/notification-fields';
import { z } from 'zod';
import { inTransaction } from '../../../db/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { defineJob } from '../../../jobs/job.ts';
import { eventContent } from './event.ts';
import { recordMail } from './notification-mail.store.ts';
import { sendMail } from './send-mail.ts';
import { sendMailDigest } from './send-mail-digest.ts';

/** The mail of an event: sent at once, or held for a digest when the recipient gets many. */
export const sendNotificationMail = defineJob({
  name: 'send_notification_mail',
  payload: z.object({
    id: z.uuid(),
    userId: z.uuid(),
    group: z.enum(notificationGroups),
    content: eventContent,
  }),
  attempts: 8,
  async run(deps, mail) {
    const { id, userId, content } = mail;
    const decision = await inTransaction(deps.db, async (tx) => {
      const decided = await recordMail(tx, { ...mail, now: deps.now() });
      if (decided.held) {
        await enqueue(tx, sendMailDigest, { userId }, { runAt: decided.digestAt, key: `digest:${userId}` });
      }
      return decided;
    });
    if (decision.held || decision.sentAt !== null) return;
    const { title, text, link, action } = content;
    const footnote = mail.group === 'security' ? securityFootnote : undefined;
    await sendMail(deps, { userId, title, paragraphs: [text], link, action, footnote });
    await deps.db.updateTable('notificationMails').set({ sentAt: deps.now() }).where('id', '=', id).execute();
  },
});

/** No preference switches these mails off, and a suspended person cannot open the settings. */
const securityFootnote = 'Mails about the security of your account cannot be switched off.';
