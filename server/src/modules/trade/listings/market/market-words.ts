import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../../../db/database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps/deps.ts';
import { searchedWordsOf } from '../../../../domain/listing/listing-texts.ts';
import { defineJob } from '../../../../jobs/job.ts';

export const recountWordsJob = defineJob({
  name: 'recount_market_words',
  payload: z.object({}),
  attempts: 3,
  run: recountMarketWords,
});

/** Recounts the words of the listings on the market. Until then a new word is found, but not suggested. */
export async function recountMarketWords({ db }: Pick<Deps, 'db'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    // A million listings take longer than any request may.
    await sql`set local statement_timeout = '10min'`.execute(tx);
    await sql`
      with counted as (
        select word, count(*)::int as listings
          from listings l
         cross join lateral (
           select distinct word
             from regexp_split_to_table(l.platform || l.search_text, '[^a-z0-9]+') word
            where word ~ '^[a-z]{3,40}$') words
         where l.status = 'posted' and l.seller_active
         group by word),
      gone as (
        delete from market_words m where not exists (select from counted c where c.word = m.word))
      insert into market_words as m (word, listings) select word, listings from counted
      on conflict (word) do update set listings = excluded.listings
       where m.listings <> excluded.listings`.execute(tx);
  });
}

/** A longer word may differ in two letters, a shorter one in one. Two neighbours in the wrong order count as one. */
const longWord = 6;

/**
 * A search that found nothing, with every word that no listing has as a whole word replaced by the most similar one
 * that some have, the most frequent of equally similar ones. Undefined when there is nothing to replace. One wrong
 * letter leaves a short word too few trigrams in common, so every word with the same two first letters is compared.
 */
export async function correctSearch(db: Kysely<DB>, search: string): Promise<string | undefined> {
  const words = searchedWordsOf(search.replace(/[^\p{L}\p{N}]+/gu, ' '));
  const typed = words.filter(({ platform }) => platform === undefined).map(({ word }) => word);
  const { rows } = await sql<{ typed: string; nearest: string }>`
    select typed, nearest.word as nearest
      from unnest(${typed}::text[]) typed
     cross join lateral (
       select case when length(typed) < ${longWord} then 1 else 2 end as at_most,
              case when length(typed) < ${longWord} then left(typed, 2) || '%' end as beginning) allowed
     cross join lateral (
       select word
         from (select w.word, w.listings, levenshtein(w.word, typed) as distance
                 from market_words w
                where (w.word % typed or w.word like beginning)
                  and levenshtein_less_equal(w.word, typed, at_most) <= at_most
                union all
               select w.word, w.listings, 1
                 from generate_series(1, length(typed) - 1) place
                 join market_words w
                   on w.word = left(typed, place - 1) || substr(typed, place + 1, 1) || substr(typed, place, 1)
                               || substr(typed, place + 2)) similar_words
        order by distance, listings desc, word
        limit 1) nearest
     where not exists (select from market_words known where known.word = typed)`.execute(db);
  if (rows.length === 0) return undefined;
  const nearest = new Map(rows.map((row) => [row.typed, row.nearest]));
  return words.map(({ word }) => nearest.get(word) ?? word).join(' ');
}
