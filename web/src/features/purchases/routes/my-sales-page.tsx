import type { Sale } from '@oja/contract/purchases';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeader } from '@/components/ui/page-header';
import { queryKeys } from '@/lib/query-keys';
import { downloadSales, salesQuery } from '../api';
import { ExportMenu } from '../components/export-menu';
import { PurchaseFilters } from '../components/purchase-filters';
import { PurchaseTabs } from '../components/purchase-tabs';
import { RefreshButton } from '../components/refresh-button';
import { ReviewDialog } from '../components/reviews/review-dialog';
import { SaleCards } from '../components/sales/sale-cards';
import { SaleList } from '../components/sales/sale-list';
import { type PurchaseFilter, readPurchaseFilter, writePurchaseFilter } from '../logic/purchase-filter';

export function Component() {
  const [query, setQuery] = useSearchParams();
  const filter = readPurchaseFilter(query);
  const counts = useInfiniteQuery(salesQuery(filter)).data?.pages[0]?.counts;
  const [reviewed, setReviewed] = useState<{ sale: Sale; isOpen: boolean }>();
  const change = (next: PurchaseFilter) =>
    setQuery(writePurchaseFilter(next), { replace: true, preventScrollReset: true });
  return (
    <div className="grid gap-6">
      <title>My Sales · Oja</title>
      <PageHeader
        title="Follow what you sold and when it is paid"
        actions={
          <>
            <RefreshButton queryKey={queryKeys.sales} />
            <ExportMenu kind="sales" download={() => downloadSales(filter)} />
          </>
        }
      />
      <SaleCards filter={filter} />
      <PurchaseTabs filter={filter} onChange={change} counts={counts}>
        <PurchaseFilters filter={filter} onChange={change} searchLabel="Search your sales" />
        <SaleList filter={filter} onReview={(sale) => setReviewed({ sale, isOpen: true })} />
      </PurchaseTabs>
      {reviewed ? (
        <ReviewDialog
          key={reviewed.sale.id}
          purchaseId={reviewed.sale.id}
          about={reviewed.sale.buyer.name}
          open={reviewed.isOpen}
          onClose={() => setReviewed({ ...reviewed, isOpen: false })}
        />
      ) : null}
    </div>
  );
}
