import { payoutEndpoints } from '@oja/contract/payouts';
import { downloadApi } from '@/lib/api/call-api';
import { type QueueView, queryOfView } from '../logic/queue-view';

export function downloadWithdrawals(view: QueueView): Promise<Blob> {
  return downloadApi(payoutEndpoints.exportWithdrawals, { query: queryOfView(view) });
}
