import { platformLabels } from '@oja/contract/listing-labels';
import type { Db } from '../../../db/client.ts';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import type { ReportTarget, WantedTarget } from '../../../domain/report/report-target.ts';
import { conversationHandle } from './conversation-handle.ts';

/** A message as its reader saw it and as it was written. Only a member of its conversation can report it. */
export async function findReportedMessage(db: Db, wanted: WantedTarget): Promise<ReportTarget | undefined> {
  const message = await db
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversationId')
    .innerJoin('users as author', 'author.id', 'm.senderId')
    .select(['m.senderId', 'm.text', 'm.members', 'm.erasedAt', 'm.takenDownAt'])
    .select(['c.handle', 'c.platform', 'c.subject', 'author.nickname'])
    .where('m.id', '=', wanted.id)
    .executeTakeFirst();
  if (message === undefined || message.erasedAt !== null || message.takenDownAt !== null) return undefined;
  if (wanted.reporterId !== undefined && !message.members.includes(wanted.reporterId)) return undefined;
  return {
    ownerId: message.senderId,
    title: `Message from ${shownText(message.nickname)} about ${conversationHandle({ ...message, mayReadNumber: false })}`,
    snapshot: {
      text: message.text,
      facts: [
        { label: 'Account', value: `${message.handle} on ${platformLabels[message.platform]}` },
        { label: 'Subject', value: message.subject },
      ],
      pictures: [],
    },
  };
}
