import { WalletArt } from '@/components/art/wallet-art';
import { NothingFound } from '@/components/data-table/nothing-found';
import { EmptyState } from '@/components/ui/empty-state';
import { isFiltered, type QueueView } from '../../logic/queue-view';

export function EmptyQueue({ view, onClear }: { view: QueueView; onClear: () => void }) {
  if (isFiltered(view)) {
    return (
      <NothingFound
        title="No withdrawals found"
        description="Nothing matches these filters."
        onClear={onClear}
      />
    );
  }
  const isAttention = view.status === 'attention';
  return (
    <EmptyState
      art={<WalletArt />}
      title={isAttention ? 'Nothing waits for you' : 'No withdrawals here'}
      description={
        isAttention
          ? 'Withdrawals that need a person will show up here.'
          : 'Withdrawals will show up here as people ask for them.'
      }
      headingLevel="h2"
    />
  );
}
