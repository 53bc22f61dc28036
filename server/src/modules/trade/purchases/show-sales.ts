import { nairaFromKobo } from '@oja/contract/money';
import type { PurchaseQuery, Sale, TabCounts } from '@oja/contract/purchases';
import type { Deps } from '../../../deps/deps.ts';
import { pageOf } from '../../../http/list-order.ts';
import { readHeldForCover, readReturnedByClaims } from './cover.queries.ts';
import { presentSale } from './purchase.presenter.ts';
import { readSaleFigures } from './purchase.queries.ts';
import { orderOfPurchases, readPurchasePage } from './purchase-list.queries.ts';
import { tabCounts } from './show-purchases.ts';

const pageSize = 24;

export interface SalePage {
  data: Sale[];
  next_cursor: string | null;
  counts: TabCounts;
  totals: { sales: number; held: number; covered: number; earned: number; returned: number };
}

/** A page of the seller's purchases, and the counts of all tabs. */
export async function showSales(
  deps: Pick<Deps, 'db' | 'now'>,
  sellerId: string,
  query: PurchaseQuery,
): Promise<SalePage> {
  const limit = query.limit ?? pageSize;
  const [rows, figures, cover, returnedKobo] = await Promise.all([
    readPurchasePage(deps.db, { side: 'seller', id: sellerId }, { ...query, limit: limit + 1 }),
    readSaleFigures(deps.db, sellerId),
    readHeldForCover(deps.db, sellerId),
    readReturnedByClaims(deps.db, sellerId),
  ]);
  const { page, nextCursor } = pageOf(rows, limit, orderOfPurchases(query).order);
  const counts = tabCounts(figures);
  const now = deps.now();
  return {
    data: page.map((row) => presentSale(row, now)),
    next_cursor: nextCursor,
    counts,
    totals: {
      sales: counts.all,
      held: nairaFromKobo(figures.heldKobo),
      covered: nairaFromKobo(cover.heldKobo),
      earned: nairaFromKobo(figures.earnedKobo),
      returned: nairaFromKobo(returnedKobo),
    },
  };
}
