import { useInfiniteQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { paths } from '@/config/paths';
import { queryKeys } from '@/lib/query-keys';
import { useNarrowScreen } from '@/lib/use-narrow-screen';
import { downloadPurchases, purchasesQuery } from '../api';
import { ExportMenu } from '../components/export-menu';
import { PurchaseFilters } from '../components/purchase-filters';
import { PurchaseTabs } from '../components/purchase-tabs';
import { PurchaseCards } from '../components/purchases/purchase-cards';
import { PurchaseDialogs } from '../components/purchases/purchase-dialogs';
import { PurchaseList } from '../components/purchases/purchase-list';
import { RefreshButton } from '../components/refresh-button';
import { usePurchaseDialogs } from '../hooks/use-purchase-dialogs';
import { type PurchaseFilter, readPurchaseFilter, writePurchaseFilter } from '../logic/purchase-filter';

export function Component() {
  const [query, setQuery] = useSearchParams();
  const filter = readPurchaseFilter(query);
  const counts = useInfiniteQuery(purchasesQuery(filter)).data?.pages[0]?.counts;
  const dialogs = usePurchaseDialogs();
  const isNarrow = useNarrowScreen();
  const change = (next: PurchaseFilter) =>
    setQuery(writePurchaseFilter(next), { replace: true, preventScrollReset: true });
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
      {isNarrow ? null : <PurchaseCards filter={filter} />}
      <PurchaseTabs filter={filter} onChange={change} counts={counts}>
        <PurchaseFilters filter={filter} onChange={change} searchLabel="Search your purchases" />
        <PurchaseList filter={filter} onOpen={dialogs.open} />
      </PurchaseTabs>
      {/* A phone begins with the account that was bought last. */}
      {isNarrow ? <PurchaseCards filter={filter} /> : null}
      <PurchaseDialogs {...dialogs} />
    </div>
  );
}
