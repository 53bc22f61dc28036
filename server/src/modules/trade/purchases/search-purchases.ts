import { nairaFromKobo } from '@oja/contract/money';
import { type RawBuilder, sql } from 'kysely';
import type { SearchedRows } from '../../../db/text-or-people.ts';
import { conditionsOfWords, type FindHits, findByWords, isNumber, isRow } from '../../../db/word-search.ts';
import { numberOfReference, transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import type { PurchaseRow } from './purchase.store.ts';
import type { PurchaseSide } from './purchase-list.queries.ts';

type Found = Pick<PurchaseRow, 'id' | 'number' | 'handle' | 'platform' | 'priceKobo' | 'status'>;

/** One side's deals by handle or reference. The pages of deals find one by its reference. */
const searchSide =
  (side: PurchaseSide): FindHits =>
  async (search) => {
    const { terms, viewer } = search;
    const found = await findByWords<Found>(search, {
      table: sql`purchases`,
      columns: sql`t.id, t.number, t.handle, t.platform, t.price_kobo, t.status`,
      seen: side === 'buyer' ? sql`t.buyer_id = ${viewer.id}` : sql`t.seller_id = ${viewer.id}`,
      newestFirst: sql`t.created_at desc, t.id desc`,
      exactly: [isRow(terms), isNumber(numberOfReference(terms.text)), soldAs('t', terms.words)],
      words: conditionsOfWords(sql`lower(t.handle)`, terms),
    });
    return found.map((row) => ({
      id: row.id,
      key: transactionReference(row.number),
      title: row.handle,
      detail: transactionReference(row.number),
      platform: row.platform,
      amount: nairaFromKobo(row.priceKobo),
      status: row.status,
    }));
  };

export const searchPurchases = searchSide('buyer');
export const searchSales = searchSide('seller');

/** Exactly this handle, with or without its @; the alias of the table is the caller's. */
export function soldAs(
  purchase: 't' | 'p',
  [word, ...others]: readonly string[],
): RawBuilder<unknown> | undefined {
  if (word === undefined || others.length > 0) return undefined;
  return sql`lower(ltrim(${sql.ref(`${purchase}.handle`)}, '@')) = ${word}`;
}

/** What staff search purchases by; the alias of the table is the caller's. */
export const searchedPurchases = (table: 't' | 'p'): SearchedRows => ({
  text: sql`lower(${sql.ref(`${table}.handle`)})`,
  people: [sql.ref(`${table}.buyer_id`), sql.ref(`${table}.seller_id`)],
});
