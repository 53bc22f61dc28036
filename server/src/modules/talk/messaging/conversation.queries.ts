import type { Role } from '@oja/contract/access';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Recipient } from '../../../domain/messaging/decide-writing.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { escapeLike } from '../../../domain/search/search-terms.ts';
import type { ConversationRow } from './conversation.store.ts';
import { type ConversationCursor, decodeConversationCursor } from './conversation-cursor.ts';
import { conversationHandle, mayReadNumber } from './conversation-handle.ts';
import { isFoundAsShown } from './found-as-shown.ts';
import { newestPositionOf, searchWords } from './message-words.ts';
import { highestTrade } from './recipient.queries.ts';
import { isWithStaff } from './with-staff.queries.ts';

/** A conversation as one of its two members sees it. */
export interface OwnConversation
  extends Recipient,
    Pick<
      ConversationRow,
      | 'id'
      | 'listingId'
      | 'askerId'
      | 'sellerId'
      | 'withStaff'
      | 'platform'
      | 'handle'
      | 'subject'
      | 'priority'
    > {
  maskedSubject: string | null;
  otherId: string;
  avatar: string | null;
  verified: boolean;
  otherRole: Role;
  unread: number;
  priorityRank: number;
  lastMessageAt: Date;
  readByOther: number;
  tradedKobo: number | null;
  lastText: string | null;
  lastMaskedText: string | null;
  lastSenderId: string | null;
  lastPosition: number;
  lastCreatedAt: Date | null;
  lastPictures: number;
  lastTakenDown: boolean | null;
  priceKobo: number | null;
  images: string[] | null;
  onMarket: boolean;
  purchaseId: string | null;
  boughtKobo: number | null;
  mayReadNumber: boolean;
  match: string | null;
}

/** Each joined row is found by its key, so that a page costs the same however many messages there are. */
const columns = sql`
  c.id, c.listing_id, c.asker_id, c.seller_id, ${isWithStaff} as with_staff, c.platform, c.handle, c.subject,
  c.masked_subject, c.priority,
  m.other_id, m.unread, m.priority_rank, m.last_message_at, theirs.read_position as read_by_other,
  case when u.erased_at is null then u.nickname else 'Deleted user' end as name, u.avatar, u.verified, u.role as other_role,
  u.status, u.erased_at is not null as is_erased, ${highestTrade('m.user_id', 'm.other_id')} as traded_kobo,
  exists (select 1 from message_blocks where blocker_id = m.user_id and blocked_id = m.other_id) as blocked_by_writer,
  exists (select 1 from message_blocks where blocker_id = m.other_id and blocked_id = m.user_id) as blocks_writer,
  last.text as last_text, last.masked_text as last_masked_text, last.sender_id as last_sender_id,
  c.last_position, ${mayReadNumber(sql`m.user_id`)} as may_read_number, last.created_at as last_created_at,
  (select count(*)::int from message_images where message_id = last.id) as last_pictures,
  last.taken_down_at is not null as last_taken_down,
  l.price_kobo, l.images, coalesce(l.status = 'posted' and l.seller_active, false) as on_market,
  bought.id as purchase_id, bought.price_kobo as bought_kobo`;

const joins = sql`
  join conversations c on c.id = m.conversation_id
  join conversation_members theirs on theirs.conversation_id = m.conversation_id and theirs.user_id = m.other_id
  join users u on u.id = m.other_id
  left join messages last on last.conversation_id = c.id and last.position = c.last_position
  left join listings l on l.id = c.listing_id
  left join lateral (
    select p.id, p.price_kobo from purchases p
     where p.buyer_id = c.asker_id and p.seller_id = c.seller_id
       and (p.listing_id = c.listing_id or p.id = c.purchase_id)
     order by p.created_at desc limit 1) bought on true`;

/** Refuses with not_found unless the caller is a member. */
export async function readOwnConversation(
  db: Db,
  own: { conversationId: string; userId: string },
): Promise<OwnConversation> {
  const { rows } = await sql<OwnConversation>`
    select ${columns}, null as match from conversation_members m ${joins}
     where m.conversation_id = ${own.conversationId} and m.user_id = ${own.userId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

export interface ConversationFilter {
  userId: string;
  search?: string | undefined;
  unread?: '1' | undefined;
  sort?: 'recent' | 'priority' | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

const usualLimit = 24;

/** Reads one row more than the page, which tells whether there is another page. */
export async function listOwnConversations(
  db: Db,
  filter: ConversationFilter,
): Promise<{ rows: OwnConversation[]; next: ConversationCursor | undefined }> {
  const limit = filter.limit ?? usualLimit;
  const byPriority = filter.sort === 'priority';
  const from = filter.cursor === undefined ? undefined : decodeConversationCursor(filter.cursor);
  const place = byPriority
    ? sql`(m.priority_rank, m.last_message_at, m.conversation_id)`
    : sql`(m.last_message_at, m.conversation_id)`;
  const after =
    from &&
    (byPriority
      ? sql`(${from.rank}::smallint, ${from.at}::timestamptz, ${from.id}::uuid)`
      : sql`(${from.at}::timestamptz, ${from.id}::uuid)`);
  const order = byPriority
    ? sql`m.priority_rank desc, m.last_message_at desc, m.conversation_id desc`
    : sql`m.last_message_at desc, m.conversation_id desc`;
  const { match, found } = searchParts(filter);
  const { rows } = await sql<OwnConversation>`
    select ${columns}, ${match} as match from conversation_members m ${joins} ${found}
       ${filter.unread ? sql`and m.unread > 0` : sql``}
       ${after ? sql`and ${place} < ${after}` : sql``}
     order by ${order} limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    rows: page.filter((row) => isHit(row, filter.search)),
    next: hasMore ? { rank: last.priorityRank, at: last.lastMessageAt, id: last.id } : undefined,
  };
}

/** Matches by a word of a message, which is shown at its newest occurrence, or by the heading of a conversation. */
function searchParts({ userId, search }: ConversationFilter): Record<'match' | 'found', RawBuilder<unknown>> {
  const own = sql`where m.user_id = ${userId}`;
  if (search === undefined || search === '') return { match: sql`null`, found: own };
  const words = searchWords(search);
  const like = `%${escapeLike(search)}%`;
  return {
    match: sql`coalesce(hit.masked_text, hit.text)`,
    found: sql`
      left join messages hit on hit.conversation_id = m.conversation_id and hit.position = ${newestPositionOf(words)} ${own}
       and (hit.id is not null or c.handle ilike ${like} or u.nickname ilike ${like}
            or coalesce(c.masked_subject, c.subject) ilike ${like})`,
  };
}

function isHit(row: OwnConversation, search: string | undefined): boolean {
  if (search === undefined || search === '' || row.match !== null) return true;
  const subject = row.maskedSubject ?? row.subject;
  return isFoundAsShown({ ...row, subject, shownHandle: conversationHandle(row) }, [search]);
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('conversationMembers')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('unread'), sql<number>`0`).as('unread'))
    .where('userId', '=', userId)
    .where('unread', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(row.unread);
}

/** The number of received messages per day in Lagos. */
export async function readReceivedByDay(
  db: Db,
  userId: string,
  sinceDay: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; received: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, received from message_days
     where user_id = ${userId} and day >= ${sinceDay}::date`.execute(db);
  return new Map(rows.map((row) => [row.day, row.received]));
}
