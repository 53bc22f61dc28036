import type { SellerPerformance } from '@oja/contract/dashboard';
import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import { lastLagosDays, startOfLagosDay } from '../../../domain/lagos-days.ts';
import { readInterest, readResponseMinutes, readSales, readViews } from './dashboard.queries.ts';

const usualDays = 30;

/** Views, sales and answers of a seller per day. */
export async function showPerformance(
  deps: Pick<Deps, 'db' | 'now'>,
  sellerId: string,
  dayCount = usualDays,
): Promise<SellerPerformance> {
  const days = lastLagosDays(deps.now(), dayCount);
  const since = startOfLagosDay(days[0] ?? '');
  const [sales, views, interest, responses] = await Promise.all([
    readSales(deps.db, sellerId, since),
    readViews(deps.db, sellerId, days[0] ?? ''),
    readInterest(deps.db, sellerId, since),
    readResponseMinutes(deps.db, sellerId, since),
  ]);
  const perDay = days.map((date) => ({
    date,
    views: views.get(date) ?? 0,
    sales: sales.orders.get(date) ?? 0,
    revenueKobo: sales.revenueKobo.get(date) ?? 0,
    response_minutes: responses.byDay.get(date) ?? null,
  }));
  const sum = (field: 'views' | 'sales' | 'revenueKobo') =>
    perDay.reduce((total, row) => total + row[field], 0);
  const viewed = sum('views');
  const sold = sum('sales');
  return {
    days: perDay.map(({ revenueKobo, ...row }) => ({ ...row, revenue: nairaFromKobo(revenueKobo) })),
    views: viewed,
    ...interest,
    sales: sold,
    revenue: nairaFromKobo(sum('revenueKobo')),
    conversion: viewed === 0 ? null : Math.round((sold / viewed) * 1_000) / 10,
    response_minutes: responses.median,
  };
}
