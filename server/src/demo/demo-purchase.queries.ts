import type { Deps } from '../deps/deps.ts';
import type { DemoPurchase } from './demo-purchase-table.ts';

export function findPurchase(deps: Pick<Deps, 'db'>, entry: DemoPurchase) {
  return deps.db
    .selectFrom('purchases')
    .select(['id', 'status'])
    .where('handle', '=', entry.handle)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
}

export function findListing(deps: Pick<Deps, 'db'>, entry: DemoPurchase, sellerId: string) {
  return deps.db
    .selectFrom('listings')
    .select(['id', 'status'])
    .where('handle', '=', entry.handle)
    .where('sellerId', '=', sellerId)
    .executeTakeFirst();
}

export async function wasAnswered(deps: Pick<Deps, 'db'>, purchaseId: string): Promise<boolean> {
  const found = await deps.db
    .selectFrom('disputes')
    .select('id')
    .where('purchaseId', '=', purchaseId)
    .where('sellerAnsweredAt', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function isEscalated(deps: Pick<Deps, 'db'>, purchaseId: string): Promise<boolean> {
  const found = await deps.db
    .selectFrom('purchases')
    .select('disputeStatus')
    .where('id', '=', purchaseId)
    .executeTakeFirst();
  return found?.disputeStatus === 'escalated';
}

export async function hasClaim(deps: Pick<Deps, 'db'>, purchaseId: string): Promise<boolean> {
  const found = await deps.db
    .selectFrom('coverClaims')
    .select('id')
    .where('purchaseId', '=', purchaseId)
    .executeTakeFirst();
  return found !== undefined;
}
