import { purchaseEndpoints } from '@oja/contract/purchases';
import { downloadApi } from '@/lib/api/call-api';
import { type DealFilter, dealQueryOf } from '../logic/deal-filter';

/** Everything the filter lets through, not only what the page has loaded. */
export const downloadPurchases = (filter: DealFilter): Promise<Blob> =>
  downloadApi(purchaseEndpoints.exportPurchases, { query: dealQueryOf(filter) });

export const downloadSales = (filter: DealFilter): Promise<Blob> =>
  downloadApi(purchaseEndpoints.exportSales, { query: dealQueryOf(filter) });
