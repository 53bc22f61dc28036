import type { APIRequestContext } from '@playwright/test';
import { approveListing, type Offered, offerListing, registerSeller } from './listings.ts';
import { demo, openSession, type Person, registerPerson } from './people.ts';
import { fundWallet } from './wallets.ts';

export interface Deal {
  seller: Person;
  buyer: Person;
  listing: Offered;
}

/** Somebody with an account on the market, and somebody else with the money for it. */
export async function prepareDeal(
  request: APIRequestContext,
  parts: Record<string, unknown> = {},
): Promise<Deal> {
  const [seller, buyer] = await Promise.all([registerSeller(request), registerPerson(request)]);
  const listing = await offerListing(request, seller, { price: 120_000, ...parts });
  await approveListing(request, listing);
  await fundWallet(request, buyer, 150_000);
  return { seller, buyer, listing };
}

/** Buys without the screens, for tests whose story begins later; gives the id of the purchase. */
export async function buyListing(request: APIRequestContext, { buyer, listing }: Deal): Promise<string> {
  const { token } = await openSession(request, buyer);
  const bought = await request.post('/api/purchases', {
    headers: { authorization: `Bearer ${token}` },
    data: { listing_id: listing.id },
  });
  if (!bought.ok()) throw new Error(await bought.text());
  return (await bought.json()).data.id;
}

/** An administrator decides, without the screens. */
export async function resolveDispute(
  request: APIRequestContext,
  purchaseId: string,
  decision: { type: string; details: string; refund_amount?: number },
): Promise<void> {
  const { token } = await openSession(request, demo.admin);
  const resolved = await request.post(`/api/admin/disputes/${purchaseId}/resolve`, {
    headers: { authorization: `Bearer ${token}` },
    data: decision,
  });
  if (!resolved.ok()) throw new Error(await resolved.text());
}
