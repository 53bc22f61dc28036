import { randomUUID } from 'node:crypto';
import type { Platform } from '@oja/contract/listing-fields';
import type { Priority } from '@oja/contract/messaging';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { ConversationMembers, Conversations } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Tx } from '../../../db/transaction.ts';
import { priorityRanks } from '../../../domain/messaging/message-terms.ts';
import { Refusal } from '../../../domain/refusal.ts';

export type ConversationRow = Selectable<Conversations>;
export type MemberRow = Selectable<ConversationMembers>;

/** The subject of a conversation and its two members. */
export interface Topic {
  listingId: string | null;
  purchaseId: string | null;
  askerId: string;
  sellerId: string;
  withStaff: boolean;
  platform: Platform;
  handle: string;
}

export interface Headline {
  subject: string;
  maskedSubject: string | null;
  priority: Priority;
}

/** Finds or creates the one conversation of the two members about the topic and locks it. The headline is updated. */
export async function enterConversation(
  tx: Tx,
  topic: Topic,
  headline: Headline,
  now: Date,
): Promise<ConversationRow> {
  const found = await findConversation(tx, topic);
  const id = found?.id ?? (await insertConversation(tx, topic, headline, now));
  const conversation = await lockConversation(tx, id);
  await tx.updateTable('conversations').set(headline).where('id', '=', id).execute();
  await tx
    .updateTable('conversationMembers')
    .set({ priorityRank: priorityRanks[headline.priority] })
    .where('conversationId', '=', id)
    .execute();
  return { ...conversation, ...headline };
}

export async function findConversation(
  db: Db | Tx,
  topic: Pick<Topic, 'listingId' | 'purchaseId' | 'askerId'>,
): Promise<{ id: string } | undefined> {
  let query = db.selectFrom('conversations').select('id');
  if (topic.listingId === null) query = query.where('purchaseId', '=', topic.purchaseId);
  else query = query.where('listingId', '=', topic.listingId).where('askerId', '=', topic.askerId);
  return query.executeTakeFirst();
}

export async function insertConversation(
  tx: Tx,
  topic: Topic,
  headline: Headline,
  now: Date,
): Promise<string> {
  // Two requests may insert it at the same moment; the second waits for the first and finds its row.
  const { rows } = await sql<{ id: string }>`
    insert into conversations (id, listing_id, purchase_id, asker_id, seller_id, with_staff, platform, handle, subject,
                               masked_subject, priority, created_at)
    values (${randomUUID()}, ${topic.listingId}, ${topic.purchaseId}, ${topic.askerId}, ${topic.sellerId},
            ${topic.withStaff}, ${topic.platform}, ${topic.handle}, ${headline.subject}, ${headline.maskedSubject},
            ${headline.priority}, ${now})
    on conflict do nothing returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) {
    const other = await findConversation(tx, topic);
    if (other === undefined) throw new Error('a conversation that stood in the way is gone');
    return other.id;
  }
  const row = {
    conversationId: id,
    lastMessageAt: now,
    priorityRank: priorityRanks[headline.priority],
  };
  await tx
    .insertInto('conversationMembers')
    .values([
      { ...row, userId: topic.askerId, otherId: topic.sellerId },
      { ...row, userId: topic.sellerId, otherId: topic.askerId },
    ])
    .execute();
  return id;
}

/**
 * Locks everything that the two members write to each other, then the conversation: sending may mask the subject of
 * another conversation of the two.
 */
export async function lockConversation(tx: Tx, id: string): Promise<ConversationRow> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(
             concat('messages between ', least(asker_id, seller_id), ' and ', greatest(asker_id, seller_id)), 0))
      from conversations where id = ${id} ${prepared}`.execute(tx);
  const { rows } = await sql<ConversationRow>`
    select * from conversations where id = ${id} for update ${prepared}`.execute(tx);
  const [conversation] = rows;
  if (conversation === undefined) throw new Refusal('not_found');
  return conversation;
}

/**
 * Locks the caller's own member row only, so that reading never waits for a sender. Refuses a caller who is not a
 * member.
 */
export async function lockMember(
  tx: Tx,
  member: { conversationId: string; userId: string },
): Promise<MemberRow> {
  const row = await tx
    .selectFrom('conversationMembers')
    .selectAll()
    .where('conversationId', '=', member.conversationId)
    .where('userId', '=', member.userId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

export async function updateMember(
  tx: Tx,
  member: { conversationId: string; userId: string },
  set: Partial<Pick<MemberRow, 'unread' | 'readPosition' | 'mailDueAt' | 'mailedAt'>>,
): Promise<void> {
  await tx
    .updateTable('conversationMembers')
    .set(set)
    .where('conversationId', '=', member.conversationId)
    .where('userId', '=', member.userId)
    .execute();
}

/** The other member; refuses a caller who is not a member. */
export function otherOf(conversation: Pick<ConversationRow, 'askerId' | 'sellerId'>, userId: string): string {
  if (userId === conversation.askerId) return conversation.sellerId;
  if (userId === conversation.sellerId) return conversation.askerId;
  throw new Refusal('not_found');
}
