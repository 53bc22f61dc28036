import { useInfiniteQuery } from '@tanstack/react-query';
import { WalletArt } from '@/components/art/wallet-art';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { SectionCard } from '@/components/ui/section-card';
import { failureSentence } from '@/lib/api/failure-sentence';
import { MovementSkeletons } from '@/shared/wallet/movement-skeletons';
import { transactionsQuery } from '../api';
import type { OpenDialog } from '../hooks/use-wallet-dialogs';
import { TransactionRow } from './transaction-row';

export function RecentTransactions({ onOpen }: { onOpen: OpenDialog }) {
  return (
    <SectionCard title="Recent Transactions">
      <RecentList onOpen={onOpen} />
      <div className="border-t p-2">
        <Button
          variant="ghost"
          size="sm"
          className="w-full"
          aria-haspopup="dialog"
          onClick={() => onOpen({ kind: 'transactions' })}
        >
          View All Transactions
        </Button>
      </div>
    </SectionCard>
  );
}

function RecentList({ onOpen }: { onOpen: OpenDialog }) {
  const { data, error, isPending } = useInfiniteQuery(transactionsQuery());
  if (isPending) return <MovementSkeletons />;
  if (data === undefined) {
    return (
      <ErrorState
        title="Failed to load transactions"
        description={failureSentence(error, 'Please try again.')}
        onRetry={() => location.reload()}
      />
    );
  }
  // The dialog may have loaded further pages of the same list; here stands what the first call returned.
  const recent = data.pages[0]?.data ?? [];
  if (recent.length === 0) {
    return (
      <EmptyState
        art={<WalletArt />}
        title="No recent transactions"
        description="Money you add, spend, earn or take out will show up here."
        action={<Button onClick={() => onOpen({ kind: 'add-funds' })}>Add Funds</Button>}
      />
    );
  }
  return (
    <ul className="divide-y">
      {recent.map((transaction) => (
        <TransactionRow key={transaction.id} transaction={transaction} />
      ))}
    </ul>
  );
}
