import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { callAs } from './call-as.ts';
import { approveListing, type Offered, offerListing, registerSeller } from './listings.ts';
import { type Person, registerPerson } from './people.ts';
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
  const body = { listing_id: listing.id };
  return (await callAs(request, buyer, { method: 'post', path: '/purchases', body })).id;
}

/** Moves a purchase into the past until its window ends in so many seconds, on the server's own clock. */
export async function endWindowIn(seconds: number, purchaseId: string): Promise<void> {
  const command = fileURLToPath(new URL('../../server/test/end-window.ts', import.meta.url));
  const dataDir = process.env.OJA_E2E_DATA ?? '';
  await promisify(execFile)(process.execPath, [command, dataDir, purchaseId, String(seconds)]);
}
