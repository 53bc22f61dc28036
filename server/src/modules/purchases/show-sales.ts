import { nairaFromKobo } from '@oja/contract/money';
import type { DealQuery, Sale, TabCounts } from '@oja/contract/purchases';
import type { Deps } from '../../deps.ts';
import { presentSale } from './deal.presenter.ts';
import { readDeals } from './deal.queries.ts';
import { encodeDealCursor } from './deal-cursor.ts';
import { readSaleFigures } from './purchase.queries.ts';
import { tabCounts } from './show-purchases.ts';

const pageSize = 24;

export interface SalePage {
  data: Sale[];
  next_cursor: string | null;
  counts: TabCounts;
  totals: { sales: number; held: number; earned: number };
}

/** A page of what one sold, beside the counts of all of it. */
export async function showSales(deps: Deps, sellerId: string, query: DealQuery): Promise<SalePage> {
  const limit = query.limit ?? pageSize;
  const [rows, figures] = await Promise.all([
    readDeals(deps.db, { side: 'seller', id: sellerId }, { ...query, limit: limit + 1 }),
    readSaleFigures(deps.db, sellerId),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const counts = tabCounts(figures);
  const now = deps.now();
  return {
    data: page.map((row) => presentSale(row, now)),
    next_cursor: last ? encodeDealCursor(query.sort ?? 'recent', last) : null,
    counts,
    totals: {
      sales: counts.all,
      held: nairaFromKobo(figures.heldKobo),
      earned: nairaFromKobo(figures.earnedKobo),
    },
  };
}
