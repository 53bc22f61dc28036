import { useInfiniteQuery } from '@tanstack/react-query';
import { SaveSearchButton } from '@/shared/saved-searches/save-search-button';
import { marketQuery } from '../../api';
import { type MarketFilter, marketQueryOf, noFilter, pricesCross } from '../../logic/market-filter';

/** Only a filter that narrows the market down can be saved; the wishlist and the order do not. */
export function SaveMarketSearch({ filter }: { filter: MarketFilter }) {
  const page = useInfiniteQuery(marketQuery(filter)).data?.pages[0];
  // Of mistyped words those are kept that the market shows instead.
  const words = page?.corrected_search ?? filter.search;
  const search = marketQueryOf({ ...filter, search: words, saved: false, sort: noFilter.sort });
  if (filter.saved || pricesCross(filter) || Object.keys(search).length === 0) return null;
  return <SaveSearchButton filter={search} />;
}
