import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { paths } from '@/config/paths';
import { failureSentence } from '@/lib/api/failure-sentence';
import { purchasesQuery } from '../../api';
import type { OpenPurchaseDialog } from '../../hooks/use-purchase-dialogs';
import { isFiltered, type PurchaseFilter } from '../../logic/purchase-filter';
import { PurchaseSkeletons } from '../purchase-skeletons';
import { PurchaseCard } from './purchase-card';

type PurchaseListProps = { filter: PurchaseFilter; onOpen: OpenPurchaseDialog };

export function PurchaseList({ filter, onOpen }: PurchaseListProps) {
  const query = useInfiniteQuery(purchasesQuery(filter));
  if (query.isPending) return <PurchaseSkeletons label="Loading your purchases" />;
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Could not fetch purchases"
          description={failureSentence(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  const purchases = query.data.pages.flatMap((page) => page.data);
  if (purchases.length === 0) return <NoPurchases filtered={isFiltered(filter)} />;
  return (
    <section
      aria-label="Your purchases"
      aria-busy={query.isPlaceholderData}
      className="grid gap-4 transition-opacity aria-busy:opacity-60"
    >
      {purchases.map((purchase) => (
        <PurchaseCard key={purchase.id} purchase={purchase} onOpen={onOpen} />
      ))}
      <LoadMore query={query} failure="Older purchases could not be loaded." />
    </section>
  );
}

function NoPurchases({ filtered }: { filtered: boolean }) {
  return (
    <Card>
      <EmptyState
        art={filtered ? <NoResultsArt /> : <MarketStallArt />}
        title="No purchases found"
        description={filtered ? 'Try adjusting your search criteria.' : "You haven't bought an account yet."}
        headingLevel="h2"
        action={
          <Button asChild>
            <Link to={paths.dashboard.marketplace}>Browse Marketplace</Link>
          </Button>
        }
      />
    </Card>
  );
}
