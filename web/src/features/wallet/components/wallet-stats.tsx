import type { WalletStat } from '@oja/contract/wallet-stats';
import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { StatCard, StatCardSkeleton } from '@/components/ui/stat-card';
import { StatStrip } from '@/components/ui/stat-strip';
import { failureSentence } from '@/lib/api/failure-sentence';
import { formatNaira } from '@/lib/money';
import { walletStatsQuery } from '@/shared/wallet/wallet-stats';
import { statChange, statIcon } from '../logic/wallet-figures';

const textTones: Record<WalletStat['color'], string> = {
  primary: 'text-secondary-foreground',
  info: 'text-info',
  warning: 'text-warning',
  success: 'text-success',
};
const groundTones: Record<WalletStat['bgColor'], string> = {
  primary: 'bg-secondary',
  info: 'bg-info-soft',
  warning: 'bg-warning-soft',
  success: 'bg-success-soft',
};

const grid = 'md:grid-cols-2 md:gap-4 xl:grid-cols-4';

export function WalletStats() {
  const { data, error, isPending, isFetching, refetch } = useQuery(walletStatsQuery);
  if (isPending) return <StatsSkeleton />;
  if (data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Failed to load your balance"
          description={failureSentence(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
          headingLevel="h2"
          className="py-6"
        />
      </Card>
    );
  }
  return (
    <StatStrip label="Your wallet in figures" className={grid}>
      {data.map((stat) => (
        <OneStat key={stat.title} stat={stat} />
      ))}
    </StatStrip>
  );
}

function OneStat({ stat }: { stat: WalletStat }) {
  const Icon = statIcon(stat.icon);
  const change = statChange(stat);
  return (
    <StatCard
      title={stat.title}
      value={formatNaira(stat.value)}
      icon={<Icon />}
      iconClassName={`${groundTones[stat.bgColor]} ${textTones[stat.color]}`}
      {...(change ? { change } : {})}
    />
  );
}

function StatsSkeleton() {
  return (
    <LoadingRegion label="Loading your balance">
      <StatStrip label="Your wallet in figures" className={grid}>
        {['available', 'escrow', 'pending', 'earned'].map((name) => (
          <StatCardSkeleton key={name} />
        ))}
      </StatStrip>
    </LoadingRegion>
  );
}
