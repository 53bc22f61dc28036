import { sql } from 'kysely';
import { conditionsOfWords, type FindHits, findByWords, isRow } from '../../../db/word-search.ts';
import type { ReportRow } from './report.store.ts';

type Found = Pick<ReportRow, 'id' | 'title' | 'reason' | 'reporter' | 'status'>;

/**
 * Searches the reports that are not hidden, for staff: by target, reporter and reason. Staff do not find reports about
 * themselves, because they would read or guess who sent them.
 */
export const searchReports: FindHits = async (search) => {
  const found = await findByWords<Found>(search, {
    table: sql`reports`,
    columns: sql`t.id, t.title, t.reason, t.reporter, t.status`,
    seen: sql`t.hidden_at is null and t.owner_id is distinct from ${search.viewer.id}`,
    newestFirst: sql`t.reported_at desc, t.id desc`,
    exactly: [isRow(search.terms)],
    words: conditionsOfWords(sql`t.search_text`, search.terms),
  });
  return found.map(({ id, title, reason, reporter, status }) => ({
    id,
    key: id,
    title,
    detail: `${reason}, by ${reporter}`,
    platform: null,
    amount: null,
    status,
  }));
};
