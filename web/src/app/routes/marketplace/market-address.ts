import { type MarketFilter, marketQueryOf } from '@/features/marketplace/logic/market-filter';

/** The query of the marketplace: the filter, and the listing that is about to be bought. */
export function marketAddress(filter: MarketFilter, buyId?: string): URLSearchParams {
  return new URLSearchParams({ ...marketQueryOf(filter), ...(buyId ? { buy: buyId } : {}) });
}
