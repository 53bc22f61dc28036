import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';

const wordsAtMost = 8;
/** A word cut short stands for no more than these words of a conversation. */
const completionsAtMost = 500;
/** Sorts behind everything that begins the same. */
const lastLetter = '\u{10ffff}';

/** The words of what somebody typed, as messages are split into them. */
export function wordsTyped(typed: string): string[] {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, wordsAtMost);
}

/**
 * The position of a message in conversation m in which the rarest of the words was last said, or null unless every word
 * was said in it. Words may be cut short. The masked text is what counts, so that trying out numbers finds nothing.
 */
export function saidIn(words: readonly string[]): RawBuilder<number | null> {
  return sql`(
    select case when count(newest) = ${words.length}::int then min(newest) end
      from unnest(${words}::text[]) typed
     cross join lateral (
       select max(newest_position) as newest
         from (select newest_position from said_words
                where conversation_id = m.conversation_id and word >= typed and word < typed || ${lastLetter}::text
                order by word limit ${sql.lit(completionsAtMost)}) completed) said)`;
}

/**
 * Whether every word was said in conversation m; words may be cut short. Each word is one lookup by the key, and the
 * first that is missing ends the check. As scalar subqueries they cannot be planned as a join with all of the table.
 */
export function isSaidIn(words: readonly string[]): RawBuilder<boolean> {
  const lookups = words.map(
    (word) => sql`
      (select 1 from said_words
        where conversation_id = m.conversation_id and word >= ${word} and word < ${word + lastLetter}
        limit 1) is not null`,
  );
  return sql<boolean>`${sql.join(lookups, sql` and `)}`;
}

/** Counts the words of all conversations of somebody whose messages were emptied. */
export async function recountWords(tx: Tx, userId: string): Promise<void> {
  const own = sql`(select conversation_id from conversation_members where user_id = ${userId})`;
  await sql`delete from said_words where conversation_id in ${own}`.execute(tx);
  await sql`
    insert into said_words (conversation_id, word, newest_position)
    select conversation_id, word, max(position)
      from messages cross join lateral unnest(tsvector_to_array(search)) word
     where conversation_id in ${own} and taken_down_at is null
     group by conversation_id, word
    on conflict (conversation_id, word) do nothing`.execute(tx);
}
