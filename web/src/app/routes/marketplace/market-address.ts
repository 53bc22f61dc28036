import { buyOriginParameter } from '@/config/paths';
import {
  type MarketFilter,
  marketQueryOf,
  readMarketFilter,
} from '@/features/marketplace/logic/market-filter';

type MarketView = MarketFilter & {
  /** The listing that is about to be bought. */
  buy: string | undefined;
  /** Where the purchase was begun; cancelling it leads back there. */
  from: string | undefined;
  /** The accepted offer that it is paid with. */
  offer: string | undefined;
};

/** Only pages that offer a purchase, so that a crafted link leads nowhere else. */
const origins = /^\/(?:listing\/[0-9a-f-]{36}|dashboard(?:\/(?:messages|offers))?)(?:\?[^#\s\\]*)?$/;

function originIn(query: URLSearchParams): string | undefined {
  const from = query.get(buyOriginParameter);
  return from !== null && origins.test(from) ? from : undefined;
}

/** The whole view of the marketplace, as the query of its address has it. */
export const marketAddress = {
  read: (query: URLSearchParams): MarketView => ({
    ...readMarketFilter(query),
    buy: query.get('buy') ?? undefined,
    offer: query.get('offer') ?? undefined,
    from: originIn(query),
  }),
  write: ({ buy, offer, from, ...filter }: MarketView): Record<string, string> => ({
    ...marketQueryOf(filter),
    ...(buy ? { buy } : {}),
    ...(buy && offer ? { offer } : {}),
    ...(buy && from ? { [buyOriginParameter]: from } : {}),
  }),
};
