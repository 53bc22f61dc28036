import { applicationEndpoints } from '@oja/contract/applications';
import { downloadApi } from '@/lib/api/call-api';
import { type QueueView, queryOfView } from '../logic/queue-view';

export function downloadApplications(view: QueueView): Promise<Blob> {
  return downloadApi(applicationEndpoints.exportApplications, { query: queryOfView(view) });
}
