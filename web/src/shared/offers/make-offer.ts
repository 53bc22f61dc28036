import type { BodySent } from '@oja/contract/endpoint';
import { offerEndpoints } from '@oja/contract/offers';
import { callApi } from '@/lib/api/call-api';

/** Without a query client, because the public page of a listing has none. */
export const makeOffer = (listingId: string, body: BodySent<typeof offerEndpoints.makeOffer>) =>
  callApi(offerEndpoints.makeOffer, { params: { id: listingId }, body });
