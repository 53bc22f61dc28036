import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';

const wordsAtMost = 8;
/** A prefix matches at most this many words of a conversation. */
const completionsAtMost = 500;
/** Sorts behind every string with the same prefix. */
const lastLetter = '\u{10ffff}';

/** The words of a search text, split as messages are. */
export function searchWords(typed: string): string[] {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, wordsAtMost);
}

/**
 * The newest position in conversation m of the rarest of the words, or null unless every word occurs in it. Words may
 * be prefixes. Only masked text is searched, so that guessing numbers finds nothing.
 */
export function newestPositionOf(words: readonly string[]): RawBuilder<number | null> {
  return sql`(
    select case when count(newest) = ${words.length}::int then min(newest) end
      from unnest(${words}::text[]) typed
     cross join lateral (
       select max(newest_position) as newest
         from (select newest_position from message_words
                where conversation_id = m.conversation_id and word >= typed and word < typed || ${lastLetter}::text
                order by word limit ${sql.lit(completionsAtMost)}) completed) matched)`;
}

/**
 * Whether every word occurs in conversation m; words may be prefixes. Each word is one lookup by the key, and the first
 * that is missing ends the check. As scalar subqueries they cannot be planned as a join with the whole table.
 */
export function containsWords(words: readonly string[]): RawBuilder<boolean> {
  const lookups = words.map(
    (word) => sql`
      (select 1 from message_words
        where conversation_id = m.conversation_id and word >= ${word} and word < ${word + lastLetter}
        limit 1) is not null`,
  );
  return sql<boolean>`${sql.join(lookups, sql` and `)}`;
}

/** Rebuilds the words of all conversations of a user whose messages were erased. */
export async function recountWords(tx: Tx, userId: string): Promise<void> {
  const own = sql`(select conversation_id from conversation_members where user_id = ${userId})`;
  await sql`delete from message_words where conversation_id in ${own}`.execute(tx);
  await sql`
    insert into message_words (conversation_id, word, newest_position)
    select conversation_id, word, max(position)
      from messages cross join lateral unnest(tsvector_to_array(search)) word
     where conversation_id in ${own} and taken_down_at is null
     group by conversation_id, word
    on conflict (conversation_id, word) do nothing`.execute(tx);
}
