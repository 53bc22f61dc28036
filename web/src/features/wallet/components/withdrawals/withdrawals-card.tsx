import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { LoadMore } from '@/components/ui/load-more';
import { SectionCard } from '@/components/ui/section-card';
import { withdrawalsQuery } from '../../api';
import { latestWithdrawals } from '../../logic/withdrawal';
import { WithdrawalRow } from './withdrawal-row';

/** What is under way and how the last ones ended. Before the first withdrawal there is no such card. */
export function WithdrawalsCard() {
  const [showsAll, setShowsAll] = useState(false);
  const query = useInfiniteQuery(withdrawalsQuery);
  const loaded = query.data?.pages.flatMap((page) => page.data) ?? [];
  if (loaded.length === 0) return null;
  const latest = latestWithdrawals(loaded);
  const hasFurther = latest.length < loaded.length || query.hasNextPage;
  return (
    <SectionCard
      title="Withdrawals"
      action={
        hasFurther ? (
          <Button variant="ghost" size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : 'Show all'}
          </Button>
        ) : null
      }
    >
      <ul className="divide-y">
        {(showsAll ? loaded : latest).map((withdrawal) => (
          <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </ul>
      {showsAll ? <LoadMore query={query} failure="Older withdrawals could not be loaded." /> : null}
    </SectionCard>
  );
}
