import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { failureSentence } from '@/lib/api/failure-sentence';
import { performanceQuery } from '../api';
import { PerformanceFigures } from './performance-figures';

const periods = [7, 30, 90] as const;

export function ProfilePerformance({ isSeller }: { isSeller: boolean }) {
  const [days, setDays] = useState<number>(30);
  if (!isSeller) return <NothingOffered />;
  return (
    <div className="grid gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend; these are three buttons in a line. */}
      <div role="group" aria-label="Period" className="flex gap-1">
        {periods.map((period) => (
          <Button
            key={period}
            variant={period === days ? 'secondary' : 'ghost'}
            size="sm"
            aria-pressed={period === days}
            onClick={() => setDays(period)}
          >
            {period} days
          </Button>
        ))}
      </div>
      <Performance days={days} />
    </div>
  );
}

function Performance({ days }: { days: number }) {
  const query = useQuery(performanceQuery(days));
  if (query.isPending) {
    return (
      <LoadingRegion label="Loading your performance" className="grid gap-4">
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-64 w-full" />
      </LoadingRegion>
    );
  }
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Failed to load your performance"
          description={failureSentence(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  return <PerformanceFigures performance={query.data} isStale={query.isPlaceholderData} />;
}

function NothingOffered() {
  return (
    <Card>
      <EmptyState
        art={<MarketStallArt />}
        title="Nothing to measure yet"
        description="Views, sales, conversion and response time of your listings show up here once you sell."
        headingLevel="h2"
        action={
          <Button asChild>
            <Link to={paths.dashboard.becomeSeller}>Become a Seller</Link>
          </Button>
        }
      />
    </Card>
  );
}
