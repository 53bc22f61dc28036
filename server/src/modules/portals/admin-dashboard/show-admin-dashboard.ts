import { traderRoles } from '@oja/contract/access';
import type { AdminDashboard, DashboardPeriod } from '@oja/contract/admin-dashboard';
import { nairaFromKobo, nairaText } from '@oja/contract/money';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { lastLagosDays } from '../../../domain/lagos-days.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { movementReference } from '../../../domain/ledger/movement-reference.ts';
import { readBalance, readLatestWalletLines } from '../../money/ledger/index.ts';
import { findOpenAmong } from '../../money/payouts/index.ts';
import { listOpenAlerts } from '../../platform/alerts/index.ts';
import type { WorkViewer } from '../../platform/staff-work/index.ts';
import {
  type DayFigures,
  readDayFigures,
  readPurchaseTotals,
  readUserTallies,
} from '../../platform/tallies/index.ts';
import { readPendingActions } from './pending-actions.queries.ts';
import { readTopSellers } from './top-sellers.queries.ts';

const periodDays: Record<DashboardPeriod, number> = { '7d': 7, '30d': 30, '90d': 90 };
const transactionsShown = 8;
const sellersShown = 5;
const alertsShown = 5;

/**
 * All figures are read in one snapshot, so that a purchase that is settled meanwhile is in all of them or in none. They
 * come from maintained sums: the time does not grow with the history.
 */
export function showAdminDashboard(
  deps: Pick<Deps, 'db' | 'now'>,
  { period, viewer }: { period: DashboardPeriod; viewer: WorkViewer },
): Promise<AdminDashboard> {
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const days = lastLagosDays(deps.now(), periodDays[period]);
      const figures = await readDayFigures(tx, days[0] ?? '');
      return {
        stats: await readStats(tx, { figures, days: days.length }),
        recentAlerts: await readAlerts(tx),
        topUsers: await readTopSellers(tx, sellersShown),
        pendingActions: await readPendingActions(tx, { viewer, now: deps.now() }),
        recentTransactions: await readTransactions(tx),
        charts: drawCharts(period, days, figures),
      };
    });
}

async function readStats(
  tx: Tx,
  { figures, days }: { figures: readonly DayFigures[]; days: number },
): Promise<AdminDashboard['stats']> {
  const people = await readUserTallies(tx);
  const totals = await readPurchaseTotals(tx);
  const revenueKobo =
    (await readBalance(tx, account.platform('platform_fees'))) +
    (await readBalance(tx, account.platform('subscriptions'))) +
    (await readBalance(tx, account.platform('withdrawal_fees')));
  const sum = (field: 'newUsers' | 'deals' | 'volumeKobo' | 'feesKobo') =>
    figures.reduce((total, figure) => total + figure[field], 0);
  const count = (value: number) => value.toLocaleString('en-NG');
  const within = `in ${days} days`;
  return [
    {
      title: 'Total Users',
      value: count(people({ roles: traderRoles })),
      icon: 'Users',
      change: `+${count(sum('newUsers'))} ${within}`,
    },
    {
      title: 'Total Revenue',
      value: nairaText(revenueKobo),
      icon: 'DollarSign',
      change: `${nairaText(sum('feesKobo'))} of it in platform fees ${within}`,
    },
    {
      title: 'Transactions',
      value: count(totals.purchases),
      icon: 'ShoppingBag',
      change: `+${count(sum('deals'))} ${within}`,
    },
    {
      title: 'Transaction Volume',
      value: nairaText(totals.volumeKobo),
      icon: 'TrendingUp',
      change: `${nairaText(sum('volumeKobo'))} ${within}`,
    },
  ];
}

async function readAlerts(tx: Tx): Promise<AdminDashboard['recentAlerts']> {
  const alerts = await listOpenAlerts(tx, alertsShown);
  return alerts.map(({ id, kind, message, raisedAt }) => ({
    id,
    kind,
    message,
    raised_at: raisedAt.toISOString(),
  }));
}

/** Only a withdrawal that is not finished can be pending. */
async function readTransactions(tx: Tx): Promise<AdminDashboard['recentTransactions']> {
  const lines = await readLatestWalletLines(tx, transactionsShown);
  const sent = lines.flatMap((line) => (line.kind === 'withdrawal' ? [line.subjectId ?? ''] : []));
  const open = await findOpenAmong(tx, sent);
  const names = await readNames(
    tx,
    lines.map(({ ownerId }) => ownerId),
  );
  return lines.map((line) => ({
    id: String(line.entryId),
    type: line.amountKobo > 0 ? 'credit' : 'debit',
    amount: nairaFromKobo(Math.abs(line.amountKobo)),
    description: line.memo,
    person: { id: line.ownerId, name: names.get(line.ownerId) ?? '' },
    reference: movementReference(line),
    time: line.postedAt.toISOString(),
    status: line.kind === 'withdrawal' && open.has(line.subjectId ?? '') ? 'pending' : 'completed',
  }));
}

async function readNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function drawCharts(
  period: DashboardPeriod,
  days: readonly string[],
  figures: readonly DayFigures[],
): AdminDashboard['charts'] {
  const byDay = new Map(figures.map((figure) => [figure.day, figure]));
  const drawn = days.map((date) => byDay.get(date) ?? { newUsers: 0, volumeKobo: 0, feesKobo: 0 });
  const sum = (field: 'newUsers' | 'volumeKobo' | 'feesKobo') =>
    drawn.reduce((total, figure) => total + figure[field], 0);
  return {
    period,
    volume: nairaFromKobo(sum('volumeKobo')),
    fees: nairaFromKobo(sum('feesKobo')),
    new_users: sum('newUsers'),
    days: drawn.map((figure, place) => ({
      date: days[place] ?? '',
      volume: nairaFromKobo(figure.volumeKobo),
      fees: nairaFromKobo(figure.feesKobo),
      new_users: figure.newUsers,
    })),
  };
}
