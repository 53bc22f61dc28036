import type { ReviewStatus } from '@oja/contract/applications';
import { sql } from 'kysely';
import { conditionsOfWords, type FindHits, findByWords, isRow } from '../../../db/word-search.ts';

interface Found {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  status: ReviewStatus;
}

const applicationText = sql`lower(t.first_name || ' ' || t.last_name || ' ' || t.email)`;

/** Finds submitted applications by the name and address in them, or by the applicant. Drafts are not found. */
export const searchApplications: FindHits = async (search) => {
  const { terms } = search;
  const found = await findByWords<Found>(search, {
    table: sql`seller_applications`,
    columns: sql`t.id, t.first_name, t.last_name, t.email, t.status`,
    seen: sql`t.status <> 'in_progress'`,
    newestFirst: sql`t.submitted_at desc, t.id desc`,
    exactly: [isRow(terms), terms.id === undefined ? undefined : sql`t.user_id = ${terms.id}`],
    words: conditionsOfWords(applicationText, terms),
  });
  return found.map((row) => ({
    id: row.id,
    key: row.id,
    title: `${row.firstName} ${row.lastName}`,
    detail: row.email,
    platform: null,
    amount: null,
    status: row.status,
  }));
};
