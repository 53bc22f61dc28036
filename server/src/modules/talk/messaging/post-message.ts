import { randomUUID } from 'node:crypto';
import { isStaff, type Role } from '@oja/contract/access';
import { koboFromNaira } from '@oja/contract/money';
import { sql } from 'kysely';
import { prepared } from '../../../db/prepared.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { refuseWriting } from '../../../domain/messaging/decide-writing.ts';
import { mayReadContacts } from '../../../domain/messaging/may-read-contacts.ts';
import { awayMs } from '../../../domain/messaging/message-terms.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { announce } from '../../../live/live-hub.ts';
import { readSection } from '../../platform/settings/index.ts';
import { type ConversationRow, otherOf } from './conversation.store.ts';
import { hideContacts } from './hide-contacts.ts';
import { type MessageRow, readMessageRow } from './message.queries.ts';
import { assignImages, imageIdsOf } from './message-images.ts';
import { mailWaitingMessages } from './messaging.jobs.ts';
import { readSendContext, type SendContext } from './send-context.queries.ts';

export interface NewMessage {
  sender: { id: string; role: Role };
  clientId: string;
  text: string;
  imageIds: readonly string[];
}

/** The message, and whether its conversation shows contacts. */
export interface PostedMessage {
  row: MessageRow;
  unlocked: boolean;
}

/**
 * Adds a message to a locked conversation, which gives the message its position. A repeated client id returns the first
 * message. Everything the message depends on is read in one statement, because this call is frequent.
 */
export async function postMessage(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  conversation: ConversationRow,
  message: NewMessage,
): Promise<PostedMessage> {
  const { sender, clientId, text } = message;
  const otherId = otherOf(conversation, sender.id);
  const now = deps.now();
  const context = await readSendContext(tx, conversation, { senderId: sender.id, otherId, clientId, now });
  const { minimumPriceForContacts } = (await readSection(tx, 'naira')).value;
  const unlocked = mayReadContacts(context, { minimumKobo: koboFromNaira(minimumPriceForContacts) });
  if (context.replayedId !== null) return { row: await replay(tx, conversation, message, context), unlocked };
  const refused = refuseWriting(context);
  if (refused) throw new Refusal(refused.code, { message: refused.sentence });

  const row: MessageRow = {
    id: randomUUID(),
    clientId,
    position: conversation.lastPosition + 1,
    senderId: sender.id,
    byStaff: isStaff(sender.role),
    text,
    maskedText: unlocked
      ? null
      : await hideContacts(tx, { text, earlier: context.series, about: conversation }),
    createdAt: now,
    erasedAt: null,
    takenDownAt: null,
  };
  await sql`
    insert into messages (id, conversation_id, position, sender_id, client_id, by_staff, text, masked_text, members, created_at)
    values (${row.id}, ${conversation.id}, ${row.position}, ${sender.id}, ${clientId}, ${row.byStaff}, ${text},
            ${row.maskedText}, ${[sender.id, otherId]}, ${now}) ${prepared}`.execute(tx);
  await assignImages(tx, { imageIds: message.imageIds, ownerId: sender.id, messageId: row.id });
  await planMail(tx, { conversationId: conversation.id, userId: otherId }, now);
  const hint = { topic: 'messages', id: conversation.id };
  await announce(tx, { userId: sender.id, hint }, { userId: otherId, hint });
  return { row, unlocked };
}

/** The same client id with the same text is a retry; with another text it is an error of the client. */
async function replay(
  tx: Tx,
  conversation: ConversationRow,
  { text, imageIds }: NewMessage,
  { replayedId, replayedIn }: SendContext,
): Promise<MessageRow> {
  const earlier = await readMessageRow(tx, replayedId ?? '');
  const isSame =
    replayedIn === conversation.id &&
    earlier.text === text &&
    (await imageIdsOf(tx, earlier.id)).join() === imageIds.join();
  if (!isSame) throw new Refusal('idempotency_key_reused');
  return earlier;
}

/** Plans one mail for the first unread message, and no other until the conversation is read. */
async function planMail(
  tx: Tx,
  member: { conversationId: string; userId: string },
  now: Date,
): Promise<void> {
  const dueAt = new Date(now.getTime() + awayMs);
  const { rows } = await sql`
    update conversation_members set mail_due_at = ${dueAt}
     where conversation_id = ${member.conversationId} and user_id = ${member.userId}
       and mail_due_at is null and mailed_at is null returning user_id ${prepared}`.execute(tx);
  if (rows.length === 0) return;
  await enqueue(tx, mailWaitingMessages, member, {
    runAt: dueAt,
    key: `message-mail:${member.conversationId}:${member.userId}`,
  });
}
