import { sql } from 'kysely';
import { type FindHits, findByWords, isRow, wordsIn } from '../../db/word-search.ts';
import type { ReportRow } from './report.store.ts';

type Found = Pick<ReportRow, 'id' | 'title' | 'reason' | 'reporter' | 'status'>;

const reportText = { table: 'reports', column: sql`t.search_text` };

/** Reports that nobody has hidden, for staff: by what was reported, who did and why. */
export const searchReports: FindHits = async (search) => {
  const found = await findByWords<Found>(search, {
    table: sql`reports`,
    columns: sql`t.id, t.title, t.reason, t.reporter, t.status`,
    seen: sql`t.hidden_at is null`,
    newestFirst: sql`t.reported_at desc, t.id desc`,
    exactly: [isRow(search.terms)],
    ...wordsIn(reportText, search.terms),
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
