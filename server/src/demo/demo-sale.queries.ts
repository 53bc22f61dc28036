import type { Deps } from '../deps.ts';
import type { DemoSale } from './demo-sale-table.ts';

export function findPurchase(deps: Deps, sale: DemoSale) {
  return deps.db
    .selectFrom('purchases')
    .select(['id', 'status'])
    .where('handle', '=', sale.handle)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
}

export function findListing(deps: Deps, sale: DemoSale, sellerId: string) {
  return deps.db
    .selectFrom('listings')
    .select(['id', 'status'])
    .where('handle', '=', sale.handle)
    .where('sellerId', '=', sellerId)
    .executeTakeFirst();
}

export async function wasAnswered(deps: Deps, purchaseId: string): Promise<boolean> {
  const found = await deps.db
    .selectFrom('disputes')
    .select('id')
    .where('purchaseId', '=', purchaseId)
    .where('sellerAnsweredAt', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function isEscalated(deps: Deps, purchaseId: string): Promise<boolean> {
  const found = await deps.db
    .selectFrom('purchases')
    .select('disputeStatus')
    .where('id', '=', purchaseId)
    .executeTakeFirst();
  return found?.disputeStatus === 'escalated';
}
