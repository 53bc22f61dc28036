import type { Platform } from '@oja/contract/listing-fields';
import type { DataFor } from './calls.ts';
import type { Person } from './oja.ts';
import { type Market, offer } from './purchases.ts';

/** Fixtures of the hand-over tests: purchases with a plan, and their steps. */

/** Buys an account of the kind; YouTube by role unless the options name others. */
export async function buyWithPlan(
  market: Market,
  options: { platform?: Platform; kind?: 'role' | 'number'; price?: number; buyer?: Person } = {},
): Promise<{ id: string; listingId: string }> {
  const { platform = 'youtube', kind = 'role', price = 150_000, buyer = market.buyer } = options;
  const listing = await offer(market, { platform, price, handover_kind: kind });
  const { status, body, text } = await market.oja.call('createPurchase', {
    token: buyer.token,
    body: { listing_id: listing.id },
  });
  if (status !== 200) throw new Error(`nothing was bought: ${text}`);
  return { id: body.data.id, listingId: listing.id };
}

/** Ticks steps off, each as its side. */
export async function tick(market: Market, id: string, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    const { by } = await stepOf(market, id, key);
    const { status, text } = await market.oja.call('tickHandoverStep', {
      token: market[by].token,
      params: { id, key },
      body: {},
    });
    if (status !== 200) throw new Error(`${key} was not ticked off: ${text}`);
  }
}

export async function handoverOf(
  market: Market,
  id: string,
  side: 'buyer' | 'seller' = 'buyer',
): Promise<DataFor<'showHandover'>> {
  const { status, body, text } = await market.oja.call('showHandover', {
    token: market[side].token,
    params: { id },
  });
  if (status !== 200) throw new Error(`no hand-over: ${text}`);
  return body.data;
}

export async function stepOf(market: Market, id: string, key: string) {
  const step = (await handoverOf(market, id)).steps.find((each) => each.key === key);
  if (step === undefined) throw new Error(`there is no step ${key}`);
  return step;
}
