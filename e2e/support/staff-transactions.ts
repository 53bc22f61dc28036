import type { APIRequestContext } from '@playwright/test';
import { callAs } from './call-as.ts';
import { demo, type Person } from './people.ts';
import { fundWallet, registerConfirmed } from './wallets.ts';

/** Two users of one journey alone, one of them with money. */
export async function makeTraders(request: APIRequestContext, funds: number) {
  const buyer = await registerConfirmed(request);
  const seller = await registerConfirmed(request);
  await fundWallet(request, buyer, funds);
  return { buyer, seller };
}

/** The available balance of the wallet. */
export async function availableBalance(request: APIRequestContext, person: Person): Promise<number> {
  const stats = await callAs(request, person, { method: 'get', path: '/wallet/stats' });
  return stats[0].value;
}

/** Adds a purchase as staff, for journeys that begin after it. Returns the id of the purchase. */
export async function addTransaction(
  request: APIRequestContext,
  input: { buyer: Person; seller: Person; account: string; amount: number },
): Promise<string> {
  const find = async ({ email }: Person) => {
    const path = `/admin/transactions/people?search=${encodeURIComponent(email)}`;
    return (await callAs(request, demo.admin, { method: 'get', path }))[0].id;
  };
  const body = {
    buyer_id: await find(input.buyer),
    seller_id: await find(input.seller),
    account: input.account,
    platform: 'instagram',
    amount: input.amount,
    reason: 'Agreed by phone.',
  };
  const path = '/admin/transactions';
  return (await callAs(request, demo.admin, { method: 'post', path, body })).purchase_id;
}
