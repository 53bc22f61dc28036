import { randomUUID } from 'node:crypto';
import { isStaff, type Role } from '@oja/contract/access';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refuseWriting } from '../../domain/messaging/decide-writing.ts';
import { awayMs } from '../../domain/messaging/message-terms.ts';
import { Refusal } from '../../domain/refusal.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { announce } from '../../live/live-hub.ts';
import { type ConversationRow, lockMember, otherOf, updateMember } from './conversation.store.ts';
import { hideContacts } from './hide-contacts.ts';
import { assignImages, imageIdsOf } from './message-images.ts';
import { mailWaitingMessages } from './messaging.jobs.ts';
import { readRecipient } from './recipient.queries.ts';

export interface Speech {
  sender: { id: string; role: Role };
  clientId: string;
  text: string;
  imageIds: readonly string[];
}

/**
 * Says something in a conversation whose row is locked, which gives the message its place. Said twice under one client
 * id, it is said once. Answers with the id of the message.
 */
export async function say(
  tx: Tx,
  deps: Deps,
  conversation: ConversationRow,
  speech: Speech,
): Promise<string> {
  const { sender, clientId, text } = speech;
  const otherId = otherOf(conversation, sender.id);
  const replayed = await findReplay(tx, conversation, speech);
  if (replayed !== undefined) return replayed;
  const recipient = await readRecipient(tx, { userId: sender.id, otherId });
  const refused = refuseWriting(recipient);
  if (refused) throw new Refusal(refused.code, { message: refused.sentence });

  const now = deps.now();
  const id = randomUUID();
  const isHidden = !(conversation.withStaff || recipient.traded);
  const written = { senderId: sender.id, text, now };
  const maskedText = isHidden ? await hideContacts(tx, conversation, written) : null;
  await tx
    .insertInto('messages')
    .values({
      id,
      conversationId: conversation.id,
      position: conversation.lastPosition + 1,
      senderId: sender.id,
      clientId,
      byStaff: isStaff(sender.role),
      text,
      maskedText,
      members: [sender.id, otherId],
      createdAt: now,
      erasedAt: null,
    })
    .execute();
  await assignImages(tx, { imageIds: speech.imageIds, ownerId: sender.id, messageId: id });
  await planMail(tx, { conversationId: conversation.id, userId: otherId }, now);
  for (const userId of [sender.id, otherId]) {
    await announce(tx, { userId, hint: { topic: 'messages', id: conversation.id } });
  }
  return id;
}

/** The same id with the same words is a message that arrived before its answer was lost; with others, a mistake. */
async function findReplay(
  tx: Tx,
  conversation: ConversationRow,
  { sender, clientId, text, imageIds }: Speech,
): Promise<string | undefined> {
  const earlier = await tx
    .selectFrom('messages')
    .select(['id', 'conversationId', 'text'])
    .where('senderId', '=', sender.id)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  if (earlier === undefined) return undefined;
  const isSame =
    earlier.conversationId === conversation.id &&
    earlier.text === text &&
    (await imageIdsOf(tx, earlier.id)).join() === imageIds.join();
  if (!isSame) throw new Refusal('idempotency_key_reused');
  return earlier.id;
}

/** One mail for the first thing they leave unread, and no other until they have read. */
async function planMail(
  tx: Tx,
  member: { conversationId: string; userId: string },
  now: Date,
): Promise<void> {
  const { mailDueAt, mailedAt } = await lockMember(tx, member);
  if (mailDueAt !== null || mailedAt !== null) return;
  const dueAt = new Date(now.getTime() + awayMs);
  await updateMember(tx, member, { mailDueAt: dueAt });
  await enqueue(tx, mailWaitingMessages, member, {
    runAt: dueAt,
    key: `message-mail:${member.conversationId}:${member.userId}`,
  });
}
