import {
  type MarketFilter,
  marketQueryOf,
  readMarketFilter,
} from '@/features/marketplace/logic/market-filter';

type MarketView = MarketFilter & {
  /** The listing that is about to be bought. */
  buy: string | undefined;
};

/** The whole view of the marketplace, as the query of its address has it. */
export const marketAddress = {
  read: (query: URLSearchParams): MarketView => ({
    ...readMarketFilter(query),
    buy: query.get('buy') ?? undefined,
  }),
  write: ({ buy, ...filter }: MarketView): Record<string, string> => ({
    ...marketQueryOf(filter),
    ...(buy ? { buy } : {}),
  }),
};
