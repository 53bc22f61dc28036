import { nairaFromKobo } from '@oja/contract/money';
import type { ParkedOutcome } from '@oja/contract/parked-payments';
import { sql } from 'kysely';
import { type FindHits, findByWords, isRow } from '../../../db/word-search.ts';
import { escapeLike } from '../../../domain/search/search-terms.ts';
import type { PaymentRow } from './payment.store.ts';

type Found = Pick<PaymentRow, 'id' | 'reference' | 'amountKobo' | 'status' | 'userId'> & {
  personName: string;
  outcome: ParkedOutcome | null;
};

/** The label of a parked payment after the decision of two members of staff. */
const decided = { credit: 'credited', return: 'returned' } as const satisfies Record<ParkedOutcome, string>;

/** Finds payments by the start of their reference; the result links to the profile of the payer. */
export const searchPayments: FindHits = async (search) => {
  const found = await findByWords<Found>(search, {
    table: sql`payments`,
    columns: sql`
      t.id, t.reference, t.amount_kobo, t.status, t.user_id,
      (select u.name from users u where u.id = t.user_id) as person_name,
      (select d.outcome from parked_decisions d
        where d.payment_id = t.id and d.decided_at is not null) as outcome`,
    seen: sql`true`,
    newestFirst: sql`t.created_at desc`,
    exactly: [isRow(search.terms), sql`t.reference like ${`${escapeLike(search.terms.text)}%`}`],
    words: [],
  });
  return found.map((row) => ({
    id: row.id,
    key: row.userId,
    title: row.reference,
    detail: row.personName,
    platform: null,
    amount: nairaFromKobo(row.amountKobo),
    status: row.outcome ? decided[row.outcome] : row.status,
  }));
};
