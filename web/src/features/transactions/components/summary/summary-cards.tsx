import type { TransactionPeriod, TransactionSummary } from '@oja/contract/admin-transactions';
import { ArrowLeftRight, CircleDollarSign, Landmark, Lock, ShieldAlert } from 'lucide-react';
import { StatCard, StatCardSkeleton } from '@/components/ui/stat-card';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/counts';
import { formatNaira } from '@/lib/money';
import { changeSince } from '../../logic/summary-view';
import { periodLabels } from '../../logic/transaction-labels';

/** Five fill both lines where they do not fit into one. */
const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-6 2xl:grid-cols-5';
const third = 'lg:col-span-2 2xl:col-span-1';
const half = 'lg:col-span-3 2xl:col-span-1';

type SummaryCardsProps = { summary: TransactionSummary; period: TransactionPeriod };

export function SummaryCards({ summary, period }: SummaryCardsProps) {
  const { before, series } = summary;
  const disputes = summary.open_disputes + summary.escalated_disputes;
  return (
    <section aria-label={`Figures, ${periodLabels[period].toLowerCase()}`} className={grid}>
      <StatCard
        title="Total volume"
        value={formatNaira(summary.volume)}
        change={changeSince(summary.volume, before.volume)}
        icon={<CircleDollarSign />}
        trend={series.map(({ volume }) => volume)}
        className={third}
      />
      <StatCard
        title="Transactions"
        value={formatCount(summary.transactions)}
        change={changeSince(summary.transactions, before.transactions)}
        icon={<ArrowLeftRight />}
        trend={series.map(({ transactions }) => transactions)}
        className={third}
      />
      <StatCard
        title="Platform fees"
        value={formatNaira(summary.fees)}
        change={changeSince(summary.fees, before.fees)}
        icon={<Landmark />}
        trend={series.map(({ fees }) => fees)}
        className={third}
      />
      <StatCard
        title="Held in escrow"
        value={formatNaira(summary.escrow)}
        change={{ text: `${formatCount(summary.processing)} processing from this period`, direction: 'none' }}
        icon={<Lock />}
        iconClassName="bg-info-soft text-info"
        className={half}
      />
      <StatCard
        title="Open disputes"
        value={formatCount(disputes)}
        change={{
          text: disputes === 0 ? 'Nothing to decide' : `${formatCount(summary.escalated_disputes)} escalated`,
          direction: 'none',
        }}
        icon={<ShieldAlert />}
        iconClassName={disputes > 0 ? 'bg-warning-soft text-warning' : 'bg-success-soft text-success'}
        className={cn('sm:col-span-2', half)}
      />
    </section>
  );
}

export function SummaryCardSkeletons() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-5">
      {['volume', 'transactions', 'fees', 'escrow', 'disputes'].map((name) => (
        <StatCardSkeleton key={name} />
      ))}
    </div>
  );
}
