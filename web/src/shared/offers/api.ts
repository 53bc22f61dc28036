import type { BodySent, QuerySent } from '@oja/contract/endpoint';
import { type Offer, type OfferAction, type OfferSide, offerEndpoints } from '@oja/contract/offers';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

/** Calls about offers, and the queries of the pages that show them. */

type OfferList = { side: OfferSide; state?: 'open' | 'over' | undefined };

export const offersQuery = ({ side, state }: OfferList) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.offers, 'list', { side, state }],
    queryFn: ({ pageParam, signal }) => {
      const query = { side, ...(state ? { state } : {}), cursor: pageParam };
      return callApi(offerEndpoints.listOffers, { query, signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** The offers of two people for one listing, the newest first. */
export const offersBetweenQuery = (query: QuerySent<typeof offerEndpoints.listOffers>) =>
  queryOptions({
    queryKey: [...queryKeys.offers, 'between', query],
    queryFn: async ({ signal }) => (await callApi(offerEndpoints.listOffers, { query, signal })).data,
  });

/** Asked again whenever it is about money: what was agreed may have lapsed. */
export const offerQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.offers, 'one', id],
    queryFn: async ({ signal }) => (await callApi(offerEndpoints.showOffer, { params: { id }, signal })).data,
    staleTime: 0,
  });

export const counterOffer = (id: string, body: BodySent<typeof offerEndpoints.counterOffer>) =>
  callApi(offerEndpoints.counterOffer, { params: { id }, body });

export type PlainAnswer = Exclude<OfferAction, 'counter' | 'pay'>;

/** An acceptance names the amount that was read: the server refuses another one. */
export function answerOffer({ id, amount }: Offer, answer: PlainAnswer): Promise<unknown> {
  const params = { id };
  switch (answer) {
    case 'accept':
      return callApi(offerEndpoints.acceptOffer, { params, body: { expected_amount: amount } });
    case 'decline':
      return callApi(offerEndpoints.declineOffer, { params });
    case 'withdraw':
      return callApi(offerEndpoints.withdrawOffer, { params });
  }
}

/** The dashboard names the offers that wait for an answer. */
export async function refreshOffers(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.offers }),
    client.invalidateQueries({ queryKey: queryKeys.dashboard }),
  ]);
}
