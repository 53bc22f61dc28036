import type { ListingDetails } from '@oja/contract/listings';
import { purchaseEndpoints } from '@oja/contract/purchases';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDeals } from '@/lib/live/deal-words';
import { refreshMarket } from './market-keys';

/** The price goes along as it was seen: the server refuses when it has changed meanwhile. */
type PurchaseOrder = { listing: ListingDetails; idempotencyKey: string };

export const createPurchaseMutation = mutationOptions({
  mutationKey: ['market', 'purchase'],
  mutationFn: async ({ listing, idempotencyKey }: PurchaseOrder) =>
    (
      await callApi(purchaseEndpoints.createPurchase, {
        body: { listing_id: listing.id, expected_price: listing.price },
        idempotencyKey,
      })
    ).data,
  onSettled: async (_data, _error, _order, _result, { client }) => {
    await Promise.all([refreshMarket(client), refreshDeals(client)]);
  },
});
