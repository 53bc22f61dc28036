import type { coverDays } from '@oja/contract/handover-labels';
import { expect } from 'vitest';
import type { CallResult } from '../../../../test/calls.ts';
import type { Oja, Person } from '../../../../test/oja.ts';
import { type Market, offer } from '../../../../test/purchases.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { readBalance } from '../../money/ledger/index.ts';

/** Fixtures of the cover tests: purchases with cover, claims, and what stands where. */

export interface CoverSale {
  days?: (typeof coverDays)[number];
  price?: number;
}

/** A listing with cover that was bought and, unless asked otherwise, not confirmed yet. Returns the purchase. */
export async function buyWithCover(market: Market, sale: CoverSale = {}): Promise<string> {
  const { oja, buyer } = market;
  const { days = 14, price = 1_000 } = sale;
  const { id } = await offer(market, { price, cover_days: days });
  const { body, status, text } = await oja.call('createPurchase', {
    token: buyer.token,
    body: { listing_id: id },
  });
  expect([status, text]).toEqual([200, expect.any(String)]);
  return body.data.id;
}

/** The same, confirmed: cover runs. A new seller is paid ₦540 of ₦1,000, and ₦360 is held. */
export async function confirmWithCover(market: Market, sale: CoverSale = {}): Promise<string> {
  const purchaseId = await buyWithCover(market, sale);
  const { status } = await market.oja.call('confirmPurchase', {
    token: market.buyer.token,
    params: { id: purchaseId },
  });
  expect(status).toBe(200);
  return purchaseId;
}

export function claim(market: Market, purchaseId: string): Promise<CallResult<'openClaim'>> {
  return market.oja.call('openClaim', {
    token: market.buyer.token,
    params: { id: purchaseId },
    body: { kind: 'taken_back', details: 'The password was changed.' },
  });
}

export function decide(
  market: Market,
  claimId: string,
  body: { outcome: 'upheld' | 'rejected'; refund_amount?: number; early_reason?: string },
): Promise<CallResult<'decideClaim'>> {
  return market.oja.call('decideClaim', {
    token: market.admin.token,
    params: { id: claimId },
    body: { details: 'As the mails show.', early_reason: 'It cannot wait.', ...body },
  });
}

/** Cover of a purchase with an open claim. */
export async function openClaimOf(market: Market, purchaseId: string): Promise<string> {
  const { body, status } = await claim(market, purchaseId);
  expect(status).toBe(200);
  const [first] = body.data.claims;
  if (first === undefined) throw new Error('there is no claim');
  return first.id;
}

/** In naira. */
export async function walletOf({ deps }: Oja, person: Person): Promise<number> {
  return (await readBalance(deps.db, account.wallet(person.id))) / 100;
}

export async function heldFor({ deps }: Oja, purchaseId: string): Promise<number> {
  return (await readBalance(deps.db, account.cover(purchaseId))) / 100;
}
