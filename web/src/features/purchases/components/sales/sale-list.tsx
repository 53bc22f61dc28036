import type { Sale } from '@oja/contract/purchases';
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
import { salesQuery } from '../../api';
import { isFiltered, type PurchaseFilter } from '../../logic/purchase-filter';
import { PurchaseSkeletons } from '../purchase-skeletons';
import { SaleCard } from './sale-card';

type SaleListProps = { filter: PurchaseFilter; onReview: (sale: Sale) => void };

export function SaleList({ filter, onReview }: SaleListProps) {
  const query = useInfiniteQuery(salesQuery(filter));
  if (query.isPending) return <PurchaseSkeletons label="Loading your sales" />;
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Could not fetch sales"
          description={failureSentence(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  const sales = query.data.pages.flatMap((page) => page.data);
  if (sales.length === 0) return <NoSales filtered={isFiltered(filter)} />;
  return (
    <section
      aria-label="Your sales"
      aria-busy={query.isPlaceholderData}
      className="grid gap-4 transition-opacity aria-busy:opacity-60"
    >
      {sales.map((sale) => (
        <SaleCard key={sale.id} sale={sale} onReview={onReview} />
      ))}
      <LoadMore query={query} failure="Older sales could not be loaded." />
    </section>
  );
}

function NoSales({ filtered }: { filtered: boolean }) {
  return (
    <Card>
      <EmptyState
        art={filtered ? <NoResultsArt /> : <MarketStallArt />}
        title="No sales found"
        description={
          filtered
            ? 'Try adjusting your search criteria.'
            : 'When somebody buys one of your accounts, it is here.'
        }
        headingLevel="h2"
        action={
          <Button asChild>
            <Link to={paths.dashboard.myListings}>My Listings</Link>
          </Button>
        }
      />
    </Card>
  );
}
