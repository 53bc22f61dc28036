import { nairaFromKobo } from '@oja/contract/money';
import type { Purchase, PurchaseQuery, TabCounts } from '@oja/contract/purchases';
import type { Deps } from '../../../deps/deps.ts';
import { withholdsLogin } from '../../../domain/handover/withholds-login.ts';
import { pageOf } from '../../../http/list-order.ts';
import type { PurchaseDetails } from './hydrate-purchases.ts';
import { logServed } from './log-reveal.ts';
import { presentPurchase } from './purchase.presenter.ts';
import { readBuyerFigures, readSpent } from './purchase.queries.ts';
import { hideCredentials, readCredentials } from './purchase-credentials.store.ts';
import { orderOfPurchases, readPurchasePage } from './purchase-list.queries.ts';

const pageSize = 24;

export interface PurchasePage {
  data: Purchase[];
  next_cursor: string | null;
  counts: TabCounts;
  totals: { purchases: number; spent: number };
}

export interface CredentialsReader {
  address: string;
  /** A member of staff views Oja as the buyer. */
  isView: boolean;
}

/** A page of own purchases with their login details, and the counts of all tabs. */
export async function showPurchases(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  buyer: { id: string } & CredentialsReader,
  query: PurchaseQuery,
): Promise<PurchasePage> {
  const limit = query.limit ?? pageSize;
  const [rows, figures, spentKobo] = await Promise.all([
    readPurchasePage(deps.db, { side: 'buyer', id: buyer.id }, { ...query, limit: limit + 1 }),
    readBuyerFigures(deps.db, buyer.id),
    readSpent(deps.db, buyer.id),
  ]);
  const { page, nextCursor } = pageOf(rows, limit, orderOfPurchases(query).order);
  const counts = tabCounts(figures);
  return {
    data: await withCredentials(deps, page, buyer),
    next_cursor: nextCursor,
    counts,
    totals: { purchases: counts.all, spent: nairaFromKobo(spentKobo) },
  };
}

/** The reveal is recorded before the credentials are returned; those of a hand-over with steps wait for a request. */
export async function withCredentials(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  rows: readonly PurchaseDetails[],
  { address, isView }: CredentialsReader,
): Promise<Purchase[]> {
  const now = deps.now();
  const ids = rows.filter((row) => !withholdsLogin(row)).map((row) => row.id);
  if (isView) {
    const hidden = await hideCredentials(deps.db, ids);
    return rows.map((row) => presentPurchase(row, hidden.get(row.id), now));
  }
  const opened = await readCredentials(deps.db, deps.sealer, ids);
  const fresh = rows.filter((row) => row.servedAt === null && opened.has(row.id)).map((row) => row.id);
  await logServed(deps.db, { purchaseIds: fresh, address, at: now });
  return rows.map((row) => presentPurchase(row, opened.get(row.id), now));
}

/** Every purchase is in exactly one tab; refunded and cancelled ones are failed. */
export function tabCounts(figures: {
  pending: number;
  disputed: number;
  completed: number;
  refunded: number;
  cancelled: number;
}): TabCounts {
  const { pending, disputed, completed } = figures;
  const failed = figures.refunded + figures.cancelled;
  return { all: pending + disputed + completed + failed, pending, disputed, completed, failed };
}
