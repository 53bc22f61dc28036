import type { TransactionPeriod, TransactionSummary } from '@oja/contract/admin-transactions';
import { nairaFromKobo } from '@oja/contract/money';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import {
  lagosDay,
  lagosMonth,
  lastLagosDays,
  monthBefore,
  startOfLagosDay,
} from '../../domain/lagos-days.ts';
import { periodDays } from './period.ts';

interface Figures {
  transactions: number;
  volumeKobo: number;
  feesKobo: number;
}

interface BucketRow extends Figures {
  bucket: string;
  processing: number;
  completed: number;
  ended: number;
}

const nothing: Figures = { transactions: 0, volumeKobo: 0, feesKobo: 0 };

/** The cards and the chart, from the purchases themselves. Days are those of Lagos, today among them. */
export async function summariseTransactions(
  deps: Deps,
  period: TransactionPeriod,
): Promise<TransactionSummary> {
  const now = deps.now();
  const days = periodDays[period];
  const [today = lagosDay(now)] = lastLagosDays(now, 1);
  const from = startOfLagosDay(lastLagosDays(now, days)[0] ?? today);
  const before = new Date(from.getTime() - days * 24 * 3_600_000);
  const step = period === '1y' ? 'month' : 'day';
  const [rows, [earlier = nothing], open] = await Promise.all([
    readBuckets(deps, { from, step }),
    readFigures(deps, sql`created_at >= ${before} and created_at < ${from}`),
    readOpen(deps),
  ]);
  const sum = (field: keyof Omit<BucketRow, 'bucket'>) => rows.reduce((total, row) => total + row[field], 0);
  const ended = sum('ended');
  const dates = step === 'day' ? lastLagosDays(now, days) : lastMonths(now);
  return {
    ...inNaira({
      transactions: sum('transactions'),
      volumeKobo: sum('volumeKobo'),
      feesKobo: sum('feesKobo'),
    }),
    processing: sum('processing'),
    escrow: nairaFromKobo(open.escrowKobo),
    open_disputes: open.open,
    escalated_disputes: open.escalated,
    success_rate: ended === 0 ? null : Math.round((sum('completed') / ended) * 1_000) / 10,
    before: inNaira(earlier),
    series: dates.map((date) => ({
      date: step === 'day' ? date : `${date}-01`,
      ...inNaira(rows.find((row) => row.bucket === date) ?? nothing),
    })),
    series_step: step,
  };
}

function inNaira({ transactions, volumeKobo, feesKobo }: Figures) {
  return { transactions, volume: nairaFromKobo(volumeKobo), fees: nairaFromKobo(feesKobo) };
}

function lastMonths(now: Date): string[] {
  const months = [lagosMonth(now)];
  while (months.length < 13) months.unshift(monthBefore(months[0] ?? ''));
  return months;
}

const figureColumns = sql`
  count(*) as transactions,
  coalesce(sum(price_kobo - refunded_kobo) filter (where status not in ('refunded', 'cancelled')), 0)::bigint as volume_kobo,
  coalesce(sum(fee_kobo), 0)::bigint as fees_kobo`;

async function readFigures(deps: Deps, condition: RawBuilder<unknown>): Promise<Figures[]> {
  const { rows } = await sql<Figures>`
    select ${figureColumns} from purchases where hidden_at is null and ${condition}`.execute(deps.db);
  return rows;
}

async function readBuckets(deps: Deps, input: { from: Date; step: 'day' | 'month' }): Promise<BucketRow[]> {
  const form = sql.lit(input.step === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM');
  const { rows } = await sql<BucketRow>`
    select to_char(created_at at time zone 'Africa/Lagos', ${form}) as bucket, ${figureColumns},
           count(*) filter (where settled_at is null) as processing,
           count(*) filter (where status = 'completed') as completed,
           count(*) filter (where settled_at is not null) as ended
      from purchases where hidden_at is null and created_at >= ${input.from}
     group by 1`.execute(deps.db);
  return rows;
}

async function readOpen(deps: Deps): Promise<{ escrowKobo: number; open: number; escalated: number }> {
  const { rows } = await sql<{ escrowKobo: number; open: number; escalated: number }>`
    select coalesce(sum(price_kobo), 0)::bigint as escrow_kobo,
           count(*) filter (where dispute_status = 'open') as open,
           count(*) filter (where dispute_status = 'escalated') as escalated
      from purchases where staff_status = 'processing'`.execute(deps.db);
  return rows[0] ?? { escrowKobo: 0, open: 0, escalated: 0 };
}
