import { inTransaction } from '../src/db/transaction.ts';
import { addPosted } from '../src/modules/trade/listings/test-listings.ts';
import type { BodyFor, CallResult, DataFor } from './calls.ts';
import type { Person } from './oja.ts';
import type { Market } from './purchases.ts';

/** Fixtures of the offer tests. */

/** A listing for ₦150,000 and an offer of ₦120,000 for it. */
export async function makeOne(
  market: Market,
  options: { buyer?: Person; listing?: Partial<BodyFor<'createListing'>>; amount?: number } = {},
): Promise<DataFor<'makeOffer'>> {
  const listing = await addPosted(market.oja, market.seller, options.listing);
  const { token } = options.buyer ?? market.buyer;
  const body = { amount: options.amount ?? 120_000 };
  const answer = await market.oja.call('makeOffer', { token, params: { id: listing.id }, body });
  if (answer.status !== 200) throw new Error(`no offer was made: ${answer.text}`);
  return answer.body.data;
}

/** The same, accepted by the seller. */
export async function agreeOnOne(
  market: Market,
  options: Parameters<typeof makeOne>[1] = {},
): Promise<DataFor<'makeOffer'>> {
  const { id, amount } = await makeOne(market, options);
  const answer = await market.oja.call('acceptOffer', {
    token: market.seller.token,
    params: { id },
    body: { expected_amount: amount },
  });
  if (answer.status !== 200) throw new Error(`it was not accepted: ${answer.text}`);
  return answer.body.data;
}

export function payAgreed(
  market: Market,
  offer: { id: string; amount: number; listing: { id: string } },
  change: Partial<BodyFor<'createPurchase'>> = {},
): Promise<CallResult<'createPurchase'>> {
  const body = { listing_id: offer.listing.id, offer_id: offer.id, expected_price: offer.amount, ...change };
  return market.oja.call('createPurchase', { token: market.buyer.token, body });
}

/** The stored status, which the clock may have overtaken. */
export async function storedStatus({ oja }: Pick<Market, 'oja'>, offerId: string): Promise<string> {
  return inTransaction(oja.deps.db, async (tx) => {
    const row = await tx
      .selectFrom('offers')
      .select('status')
      .where('id', '=', offerId)
      .executeTakeFirstOrThrow();
    return row.status;
  });
}

const answers = ['acceptOffer', 'declineOffer', 'withdrawOffer'] as const;

/** The calls of the offer tests; the buyer offers and reads, the seller answers, unless another person is named. */
export function offerCalls({ oja, seller, buyer }: Market) {
  return {
    answers,
    offer: (listingId: string, amount = 120_000, by = buyer, message?: string) =>
      oja.call('makeOffer', {
        token: by.token,
        params: { id: listingId },
        body: { amount, ...(message === undefined ? {} : { message }) },
      }),
    counter: (id: string, amount: number, by = seller) =>
      oja.call('counterOffer', { token: by.token, params: { id }, body: { amount } }),
    answer: async (name: (typeof answers)[number], id: string, by = seller) => {
      const call = { token: by.token, params: { id } };
      if (name !== 'acceptOffer') return oja.call(name, call);
      const offered = await oja.deps.db
        .selectFrom('offers')
        .select('amountKobo')
        .where('id', '=', id)
        .executeTakeFirst();
      const body = { expected_amount: (offered?.amountKobo ?? 12_000_000) / 100 };
      return oja.call(name, { ...call, body });
    },
    shown: async (id: string, by = buyer): Promise<DataFor<'showOffer'>> =>
      (await oja.call('showOffer', { token: by.token, params: { id } })).body.data,
    listOf: (side: 'made' | 'received', by = buyer, query: Record<string, string> = {}) =>
      oja.call('listOffers', { token: by.token, query: { side, ...query } }),
    async eventsOf(userId: string, offerId: string): Promise<string[]> {
      const rows = await oja.deps.db
        .selectFrom('notifications')
        .select('event')
        .where('userId', '=', userId)
        .where('link', 'like', `%${offerId}`)
        .orderBy('createdAt')
        .execute();
      return rows.map(({ event }) => event);
    },
  };
}
