import { NoResultsArt } from '@/components/art/no-results-art';
import { WalletArt } from '@/components/art/wallet-art';
import { EmptyState } from '@/components/ui/empty-state';
import type { QueueView } from '../../logic/queue-view';

export function EmptyQueue({ view, isSearched }: { view: QueueView; isSearched: boolean }) {
  if (isSearched) {
    return (
      <EmptyState
        art={<NoResultsArt />}
        title="No withdrawals found"
        description="Nothing matches this search."
        headingLevel="h2"
      />
    );
  }
  return (
    <EmptyState
      art={<WalletArt />}
      title={view === 'attention' ? 'Nothing waits for you' : 'No withdrawals here'}
      description={
        view === 'attention'
          ? 'Withdrawals that need a person will show up here.'
          : 'Withdrawals will show up here as people ask for them.'
      }
      headingLevel="h2"
    />
  );
}
