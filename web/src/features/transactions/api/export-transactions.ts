import { adminTransactionEndpoints } from '@oja/contract/admin-transactions';
import { downloadApi } from '@/lib/api/call-api';
import { queryOfFilter, type TransactionView } from '../logic/transaction-view';

export function downloadTransactions(filter: TransactionView['filter']): Promise<Blob> {
  return downloadApi(adminTransactionEndpoints.exportStaffTransactions, { query: queryOfFilter(filter) });
}
