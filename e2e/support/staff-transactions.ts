import type { APIRequestContext } from '@playwright/test';
import { present } from '../../server/test/present.ts';
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
  const stats = await callAs(request, person, 'walletStats');
  return present(stats[0]).value;
}

/** Adds a purchase as staff, for journeys that begin after it. Returns the id of the purchase. */
export async function addTransaction(
  request: APIRequestContext,
  input: { buyer: Person; seller: Person; account: string; amount: number },
): Promise<string> {
  const find = async ({ email }: Person) => {
    const [found] = await callAs(request, demo.admin, 'findTraders', { query: { search: email } });
    return present(found).id;
  };
  const body = {
    buyer_id: await find(input.buyer),
    seller_id: await find(input.seller),
    account: input.account,
    platform: 'instagram' as const,
    amount: input.amount,
    reason: 'Agreed by phone.',
  };
  return present(await callAs(request, demo.admin, 'addTransaction', { body })).purchase_id;
}
