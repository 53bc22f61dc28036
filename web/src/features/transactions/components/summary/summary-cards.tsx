import type { TransactionPeriod, TransactionSummary } from '@oja/contract/admin-transactions';
import { ArrowLeftRight, CircleDollarSign, Landmark, Lock, ShieldAlert } from 'lucide-react';
import { LoadingRegion } from '@/components/ui/loading-region';
import { StatCard, StatCardSkeleton } from '@/components/ui/stat-card';
import { StatStrip } from '@/components/ui/stat-strip';
import { formatCount } from '@/lib/counts';
import { formatNaira } from '@/lib/money';
import { changeSince } from '../../logic/summary-view';
import { periodLabels } from '../../logic/transaction-labels';

/** One line from 1024 px on, so that the table begins above the fold. */
const grid = 'md:grid-cols-3 md:gap-4 lg:grid-cols-5';

type SummaryCardsProps = { summary: TransactionSummary; period: TransactionPeriod };

export function SummaryCards({ summary, period }: SummaryCardsProps) {
  const { before } = summary;
  const disputes = summary.open_disputes + summary.escalated_disputes;
  return (
    <StatStrip label={`Figures, ${periodLabels[period].toLowerCase()}`} className={grid}>
      <StatCard
        title="Total volume"
        value={formatNaira(summary.volume)}
        change={changeSince(summary.volume, before.volume)}
        icon={<CircleDollarSign />}
      />
      <StatCard
        title="Transactions"
        value={formatCount(summary.transactions)}
        change={changeSince(summary.transactions, before.transactions)}
        icon={<ArrowLeftRight />}
      />
      <StatCard
        title="Platform fees"
        value={formatNaira(summary.fees)}
        change={changeSince(summary.fees, before.fees)}
        icon={<Landmark />}
      />
      <StatCard
        title="Held in escrow"
        value={formatNaira(summary.escrow)}
        change={{ text: `${formatCount(summary.processing)} processing from this period`, direction: 'none' }}
        icon={<Lock />}
        iconClassName="bg-info-soft text-info"
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
      />
    </StatStrip>
  );
}

export function SummaryCardSkeletons() {
  return (
    <LoadingRegion label="Loading the figures">
      <StatStrip label="Figures" className={grid}>
        {['volume', 'transactions', 'fees', 'escrow', 'disputes'].map((name) => (
          <StatCardSkeleton key={name} />
        ))}
      </StatStrip>
    </LoadingRegion>
  );
}
