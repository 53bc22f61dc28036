import type { APIRequestContext } from '@playwright/test';
import { callAs } from './call-as.ts';
import { demo, type Person } from './people.ts';
import { fundWallet, registerConfirmed } from './wallets.ts';

/** Two people of one journey alone, one of them with money. */
export async function makeTraders(request: APIRequestContext, funds: number) {
  const buyer = await registerConfirmed(request);
  const seller = await registerConfirmed(request);
  await fundWallet(request, buyer, funds);
  return { buyer, seller };
}

/** What is in the wallet and can be spent. */
export async function availableBalance(request: APIRequestContext, person: Person): Promise<number> {
  const stats = await callAs(request, person, { method: 'get', path: '/wallet/stats' });
  return stats[0].value;
}

/** A sale that staff make, for journeys that begin after it. Gives the id of the purchase. */
export async function addSale(
  request: APIRequestContext,
  sale: { buyer: Person; seller: Person; account: string; amount: number },
): Promise<string> {
  const find = async ({ email }: Person) => {
    const path = `/admin/transactions/people?search=${encodeURIComponent(email)}`;
    return (await callAs(request, demo.admin, { method: 'get', path }))[0].id;
  };
  const body = {
    buyer_id: await find(sale.buyer),
    seller_id: await find(sale.seller),
    account: sale.account,
    platform: 'instagram',
    amount: sale.amount,
    reason: 'Agreed by phone.',
  };
  const path = '/admin/transactions';
  return (await callAs(request, demo.admin, { method: 'post', path, body })).purchase_id;
}
