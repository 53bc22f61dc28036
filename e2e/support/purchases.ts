import type { APIRequestContext } from '@playwright/test';
import { callAs } from './call-as.ts';
import { changeTimes } from './change-times.ts';
import { approveListing, type Offered, offerListing, registerSeller } from './listings.ts';
import { type Person, registerPerson } from './people.ts';
import { fundWallet } from './wallets.ts';

export interface PreparedPurchase {
  seller: Person;
  buyer: Person;
  listing: Offered;
}

/** A seller with a listing on the market, and a buyer with the money for it. */
export async function preparePurchase(
  request: APIRequestContext,
  parts: Record<string, unknown> = {},
): Promise<PreparedPurchase> {
  const [seller, buyer] = await Promise.all([registerSeller(request), registerPerson(request)]);
  const listing = await offerListing(request, seller, { price: 120_000, ...parts });
  await approveListing(request, listing);
  await fundWallet(request, buyer, 150_000);
  return { seller, buyer, listing };
}

/** Buys through the API, for journeys that begin later; returns the id of the purchase. */
export async function buyListing(
  request: APIRequestContext,
  { buyer, listing }: PreparedPurchase,
): Promise<string> {
  const body = { listing_id: listing.id };
  return (await callAs(request, buyer, 'createPurchase', { body })).id;
}

/** Moves a purchase into the past, so that its window ends in the given number of seconds by the server's clock. */
export const endWindowIn = (seconds: number, purchaseId: string): Promise<void> =>
  changeTimes('end-window.ts', purchaseId, String(seconds));

/** Puts the beginning of cover half a day into the past, and asks the buyer whether the account is still theirs. */
export const askStillYours = (purchaseId: string): Promise<void> => changeTimes('age-cover.ts', purchaseId);
