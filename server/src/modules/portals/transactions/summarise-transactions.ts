import type { TransactionPeriod, TransactionSummary } from '@oja/contract/admin-transactions';
import { nairaFromKobo } from '@oja/contract/money';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { lagosMonth, lastLagosDays, monthBefore } from '../../../domain/lagos-days.ts';
import { readHeldKobo, readStartedPurchases, type StartedPurchases } from '../../platform/tallies/index.ts';
import { periodDays } from './period.ts';

/**
 * The cards and the chart, from maintained sums: the time does not grow with the number of purchases. Days are those of
 * Lagos, including today. All figures are read in one snapshot, so that a purchase that ends meanwhile is in all of
 * them or in none.
 */
export function summariseTransactions(
  deps: Pick<Deps, 'db' | 'now'>,
  period: TransactionPeriod,
): Promise<TransactionSummary> {
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => summarise(tx, period, deps.now()));
}

async function summarise(tx: Tx, period: TransactionPeriod, now: Date): Promise<TransactionSummary> {
  // The period is compared with the same number of days before it.
  const days = lastLagosDays(now, 2 * periodDays[period]);
  const within = days.slice(periodDays[period]);
  const [first = ''] = within;
  const begun = await readStartedPurchases(tx, days[0] ?? first);
  const current = begun.filter(({ day }) => day >= first);
  const ended = sumOf(current, 'ended');
  const waiting = await countWaiting(tx);
  const step = period === '1y' ? 'month' : 'day';
  return {
    ...figuresOf(current),
    processing: sumOf(current, 'deals') - ended,
    escrow: nairaFromKobo(await readHeldKobo(tx)),
    open_disputes: waiting.open,
    escalated_disputes: waiting.escalated,
    success_rate: ended === 0 ? null : Math.round((sumOf(current, 'completed') / ended) * 1_000) / 10,
    before: figuresOf(begun.filter(({ day }) => day < first)),
    series: (step === 'day' ? within : lastMonths(now)).map((date) => ({
      date: step === 'day' ? date : `${date}-01`,
      ...figuresOf(current.filter(({ day }) => day.startsWith(date))),
    })),
    series_step: step,
  };
}

function sumOf(days: readonly StartedPurchases[], field: keyof Omit<StartedPurchases, 'day'>): number {
  return days.reduce((total, day) => total + day[field], 0);
}

function figuresOf(days: readonly StartedPurchases[]) {
  return {
    transactions: sumOf(days, 'deals'),
    volume: nairaFromKobo(sumOf(days, 'volumeKobo')),
    fees: nairaFromKobo(sumOf(days, 'feesKobo')),
  };
}

function lastMonths(now: Date): string[] {
  const months = [lagosMonth(now)];
  while (months.length < 13) months.unshift(monthBefore(months[0] ?? ''));
  return months;
}

/** Purchases that wait for a decision are few, and in one partial index. */
export async function countWaiting(db: Db | Tx): Promise<{ open: number; escalated: number }> {
  const { rows } = await sql<{ open: number; escalated: number }>`
    select count(*) filter (where dispute_status = 'open') as open,
           count(*) filter (where dispute_status = 'escalated') as escalated
      from purchases where dispute_status in ('open', 'escalated')`.execute(db);
  return rows[0] ?? { open: 0, escalated: 0 };
}
