import { nairaFromKobo } from '@oja/contract/money';
import { type RawBuilder, sql } from 'kysely';
import { searchTextOrPeople } from '../../../db/text-or-people.ts';
import { type FindHits, findByWords, isNumber, isRow } from '../../../db/word-search.ts';
import { numberOfReference, transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { type PurchaseRow, searchedPurchases, soldAs } from '../../trade/purchases/index.ts';

type Found = Pick<
  PurchaseRow,
  'id' | 'number' | 'handle' | 'platform' | 'priceKobo' | 'staffStatus' | 'disputeStatus'
> & { buyerName: string; sellerName: string };

/** All purchases, for administrators: by reference, handle, buyer or seller. */
const searchPurchasesOf =
  (seen: RawBuilder<unknown>, statusOf: (row: Found) => string): FindHits =>
  async (search) => {
    const { terms } = search;
    const rows = { table: sql`purchases`, seen, newestFirst: sql`t.created_at desc, t.id desc` };
    const found = await findByWords<Found>(search, {
      ...rows,
      columns: sql`
        t.id, t.number, t.handle, t.platform, t.price_kobo, t.staff_status, t.dispute_status,
        (select u.name from users u where u.id = t.buyer_id) as buyer_name,
        (select u.name from users u where u.id = t.seller_id) as seller_name`,
      exactly: [isRow(terms), isNumber(numberOfReference(terms.text)), soldAs('t', terms.words)],
      ...(await searchTextOrPeople(search, searchedPurchases('t'), rows)),
    });
    return found.map((row) => ({
      id: row.id,
      key: row.id,
      title: `${transactionReference(row.number)} ${row.handle}`,
      detail: `${row.buyerName} from ${row.sellerName}`,
      platform: row.platform,
      amount: nairaFromKobo(row.priceKobo),
      status: statusOf(row),
    }));
  };

export const searchTransactions = searchPurchasesOf(sql`t.hidden_at is null`, (row) => row.staffStatus);

/** Purchases with a dispute, open or closed. */
export const searchDisputes = searchPurchasesOf(
  sql`t.hidden_at is null and t.dispute_status <> 'none'`,
  (row) => row.disputeStatus,
);
