import { adminListingEndpoints } from '@oja/contract/admin-listings';
import { downloadApi } from '@/lib/api/call-api';
import { type DeskFilter, exportQueryOf } from '../logic/desk-filter';

export function downloadListings(filter: DeskFilter): Promise<Blob> {
  return downloadApi(adminListingEndpoints.exportStaffListings, { query: exportQueryOf(filter) });
}
