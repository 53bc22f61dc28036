import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@/components/ui/loaded';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { SignalList } from '@/shared/risk/signal-list';
import { personSignalsQuery } from '../../api';

/** Hints about a person; they decide nothing by themselves. */
export function PersonSignals({ userId }: { userId: string }) {
  const query = useQuery(personSignalsQuery(userId));
  return (
    <SectionCard title="Signals of risk">
      <Loaded
        query={query}
        failure="Failed to load signals of risk"
        skeleton={<Skeleton className="m-5 h-9" />}
      >
        {(signals) => (
          <div className="px-5 py-4">
            {signals.length === 0 ? (
              <p className="text-muted-foreground text-sm">None at the moment.</p>
            ) : (
              <SignalList signals={signals} />
            )}
          </div>
        )}
      </Loaded>
    </SectionCard>
  );
}
