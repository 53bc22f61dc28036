import { adminTransactionEndpoints } from '@oja/contract/admin-transactions';
import { downloadApi } from '@/lib/api/call-api';
import { queryOfFilter, type TransactionView } from '../logic/transaction-view';

export function downloadTransactions(view: TransactionView): Promise<Blob> {
  return downloadApi(adminTransactionEndpoints.exportStaffTransactions, { query: queryOfFilter(view) });
}
