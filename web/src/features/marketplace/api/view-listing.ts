import { listingEndpoints } from '@oja/contract/listings';
import { callApi } from '@/lib/api/call-api';

/** Somebody looks at it. The server counts a person once; that a view got lost is nobody's trouble. */
export function noteView(id: string): void {
  void callApi(listingEndpoints.viewListing, { params: { id } }).catch(() => undefined);
}
