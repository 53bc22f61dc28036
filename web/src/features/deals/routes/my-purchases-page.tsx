import { useInfiniteQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { paths } from '@/config/paths';
import { queryKeys } from '@/lib/query-keys';
import { downloadPurchases, purchasesQuery } from '../api';
import { DealFilters } from '../components/deal-filters';
import { DealTabs } from '../components/deal-tabs';
import { ExportMenu } from '../components/export-menu';
import { PurchaseCards } from '../components/purchases/purchase-cards';
import { PurchaseDialogs } from '../components/purchases/purchase-dialogs';
import { PurchaseList } from '../components/purchases/purchase-list';
import { RefreshButton } from '../components/refresh-button';
import { useDealDialogs } from '../hooks/use-deal-dialogs';
import { type DealFilter, readDealFilter, writeDealFilter } from '../logic/deal-filter';

export function Component() {
  const [query, setQuery] = useSearchParams();
  const filter = readDealFilter(query);
  const counts = useInfiniteQuery(purchasesQuery(filter)).data?.pages[0]?.counts;
  const dialogs = useDealDialogs();
  const change = (next: DealFilter) =>
    setQuery(writeDealFilter(next), { replace: true, preventScrollReset: true });
  return (
    <div className="grid gap-6">
      <title>My Purchases · Oja</title>
      <PageHeader
        title="Manage your purchased social media accounts"
        actions={
          <>
            <RefreshButton queryKey={queryKeys.purchases} />
            <ExportMenu kind="purchases" download={() => downloadPurchases(filter)} />
            {/* The bottom bar of a phone leads there. */}
            <Button asChild className="max-md:hidden">
              <Link to={paths.dashboard.marketplace}>
                <Store aria-hidden="true" />
                Browse Marketplace
              </Link>
            </Button>
          </>
        }
      />
      <PurchaseCards filter={filter} />
      <DealTabs filter={filter} onChange={change} counts={counts}>
        <DealFilters filter={filter} onChange={change} searchLabel="Search your purchases" />
        <PurchaseList filter={filter} onOpen={dialogs.open} />
      </DealTabs>
      <PurchaseDialogs {...dialogs} />
    </div>
  );
}
