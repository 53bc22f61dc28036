import type { Platform } from '@oja/contract/listing-fields';
import { type RawBuilder, sql } from 'kysely';
import { type FindHits, hasWords, type WordSearch } from '../../../db/word-search.ts';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import { conversationHandle, mayReadNumber } from './conversation-handle.ts';
import { isFoundAsShown } from './found-as-shown.ts';
import { containsWords, searchWords } from './message-words.ts';

interface Found {
  id: string;
  platform: Platform;
  handle: string;
  subject: string;
  name: string;
  mayReadNumber: boolean;
}

const newestScanned = 1_000;

/**
 * Searches the viewer's own conversations: by the other member, the listing, the subject, or a word of a message. Only
 * masked text is searched, so that guessing numbers finds nothing.
 */
export const searchConversations: FindHits = async (search) => {
  const found = new Map<string, Found>();
  const inHead = hasWords(head, search.terms);
  if (inHead) {
    const newest = sql`${ownMembers(search)} limit ${sql.lit(newestScanned)}`;
    for (const row of await read(search, newest, inHead)) {
      if (isFoundAsShown({ ...row, shownHandle: conversationHandle(row) }, search.terms.words))
        found.set(row.id, row);
    }
  }
  const words = searchWords(search.terms.text);
  if (words.length > 0 && found.size < search.limit) {
    const matching = ownMembers(search, sql`and ${containsWords(words)}`);
    for (const row of await read(search, matching, sql`true`)) found.set(row.id, row);
  }
  return [...found.values()].slice(0, search.limit).map((row) => ({
    id: row.id,
    key: row.id,
    title: shownText(row.name),
    detail: `${conversationHandle(row)} · ${row.subject}`,
    platform: row.platform,
    amount: null,
    status: null,
  }));
};

const otherName = sql`case when u.erased_at is null then u.nickname else 'Deleted user' end`;
const head = sql`lower(concat_ws(' ', c.handle, ${otherName}, coalesce(c.masked_subject, c.subject)))`;

function ownMembers({ viewer }: WordSearch, condition = sql``): RawBuilder<unknown> {
  return sql`
    select m.* from conversation_members m where m.user_id = ${viewer.id} ${condition}
     order by m.last_message_at desc, m.conversation_id desc`;
}

async function read(
  search: WordSearch,
  members: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select c.id, c.platform, c.handle, coalesce(c.masked_subject, c.subject) as subject, ${otherName} as name,
           ${mayReadNumber(sql`m.user_id`)} as may_read_number
      from (${members}) m
      join conversations c on c.id = m.conversation_id
      join users u on u.id = m.other_id
     where ${condition}
     order by m.last_message_at desc, m.conversation_id desc limit ${sql.lit(search.limit)}`.execute(
    search.tx,
  );
  return rows;
}
