import { adminSupportEndpoints } from '@oja/contract/admin-support';
import { downloadApi } from '@/lib/api/call-api';
import { type DeskView, queryOfView } from '../logic/desk-view';

export function downloadTickets(view: DeskView): Promise<Blob> {
  return downloadApi(adminSupportEndpoints.exportTickets, { query: queryOfView(view) });
}
