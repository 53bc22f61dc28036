import type { BuyerDashboard, Dashboard, SellerDashboard } from '@oja/contract/dashboard';
import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import { lastLagosDays, startOfLagosDay } from '../../../domain/lagos-days.ts';
import type { SessionUser } from '../../../http/session.ts';
import { countUnread, readReceivedByDay } from '../../talk/messaging/index.ts';
import { readBuyerFigures, readSaleFigures, readSpent } from '../../trade/purchases/index.ts';
import { listHistory } from '../wallet/index.ts';
import { type DayValues, readProducts, readPurchases, readSales, readWishlist } from './dashboard.queries.ts';

const curveDays = 14;
const activitiesShown = 3;

/** The figures of the dashboard, by role. */
export function showDashboard(deps: Pick<Deps, 'db' | 'now'>, user: SessionUser): Promise<Dashboard> {
  const sells = user.role === 'seller' || user.role === 'verified_seller';
  return sells ? showSeller(deps, user.id) : showBuyer(deps, user.id);
}

async function showSeller(deps: Pick<Deps, 'db' | 'now'>, userId: string): Promise<SellerDashboard> {
  const { days, since } = curve(deps);
  const [figures, sales, products, recent] = await Promise.all([
    readSaleFigures(deps.db, userId),
    readSales(deps.db, userId, since),
    readProducts(deps.db, userId, since),
    readRecent(deps, userId, days),
  ]);
  const { messages, ...shown } = recent;
  const { pending, disputed, completed, refunded, cancelled } = figures;
  return {
    role: 'seller',
    totalRevenue: nairaFromKobo(figures.earnedKobo),
    totalProducts: products.posted,
    totalOrders: pending + disputed + completed + refunded + cancelled,
    sparklines: {
      revenue: along(days, sales.revenueKobo).map(nairaFromKobo),
      products: along(days, products.byDay),
      orders: along(days, sales.orders),
      messages: along(days, messages),
    },
    ...shown,
  };
}

async function showBuyer(deps: Pick<Deps, 'db' | 'now'>, userId: string): Promise<BuyerDashboard> {
  const { days, since } = curve(deps);
  const [figures, spentKobo, purchases, wishlist, recent] = await Promise.all([
    readBuyerFigures(deps.db, userId),
    readSpent(deps.db, userId),
    readPurchases(deps.db, userId, since),
    readWishlist(deps.db, userId, since),
    readRecent(deps, userId, days),
  ]);
  const { messages, ...shown } = recent;
  return {
    role: 'user',
    totalSpent: nairaFromKobo(spentKobo),
    wishlistItems: wishlist.items,
    orders: figures.completed,
    sparklines: {
      spent: along(days, purchases.spentKobo).map(nairaFromKobo),
      wishlist: along(days, wishlist.byDay),
      orders: along(days, purchases.completed),
      messages: along(days, messages),
    },
    ...shown,
  };
}

async function readRecent(deps: Pick<Deps, 'db'>, userId: string, days: readonly string[]) {
  const [{ rows }, recentMessages, messages] = await Promise.all([
    listHistory(deps, userId, { limit: activitiesShown }),
    countUnread(deps.db, userId),
    readReceivedByDay(deps.db, userId, days[0] ?? ''),
  ]);
  return { recentMessages, recentActivity: rows, messages };
}

function curve(deps: Pick<Deps, 'now'>): { days: string[]; since: Date } {
  const days = lastLagosDays(deps.now(), curveDays);
  return { days, since: startOfLagosDay(days[0] ?? '') };
}

function along(days: readonly string[], values: DayValues): number[] {
  return days.map((day) => values.get(day) ?? 0);
}
