import { type HandoverKind, handoverKinds } from '@oja/contract/handover-labels';
import { type AudienceCountry, audienceCodes } from '@oja/contract/listing-claim-labels';
import {
  type Category,
  categories,
  claimParameters,
  handoverParameters,
  type MarketplaceSort,
  marketplaceSorts,
  type Platform,
  platforms,
} from '@oja/contract/listing-fields';
import { textLimits } from '@oja/contract/text-limits';
import { readAmount, readId } from '@/lib/query-params';

/** What the marketplace shows. All of it stands in the address of the page, so that a link restores the view. */
export interface MarketFilter {
  search: string;
  platform: Platform | undefined;
  category: Category | undefined;
  /** Naira as typed; the server is asked only with amounts it can read. */
  priceFrom: string;
  priceTo: string;
  followersFrom: number | undefined;
  verified: boolean;
  covered: boolean;
  handoverKind: HandoverKind | undefined;
  withMailbox: boolean;
  withPhone: boolean;
  withSecondFactor: boolean;
  /** Years. */
  ageFrom: number | undefined;
  audience: AudienceCountry | undefined;
  monetised: boolean;
  /** Naira as typed, of the last three months. */
  revenueFrom: string;
  /** Followers gained in 90 days. */
  growthFrom: number | undefined;
  saved: boolean;
  seller: string | undefined;
  /** Undefined for the usual order: the best match first for a search, else the newest. */
  sort: MarketplaceSort | undefined;
}

export const noFilter: MarketFilter = {
  search: '',
  platform: undefined,
  category: undefined,
  priceFrom: '',
  priceTo: '',
  followersFrom: undefined,
  verified: false,
  covered: false,
  handoverKind: undefined,
  withMailbox: false,
  withPhone: false,
  withSecondFactor: false,
  ageFrom: undefined,
  audience: undefined,
  monetised: false,
  revenueFrom: '',
  growthFrom: undefined,
  saved: false,
  seller: undefined,
  sort: undefined,
};

/** The names in the address are those of the API. What cannot be read is no filter. */
export function readMarketFilter(query: URLSearchParams): MarketFilter {
  const platform = query.get('platform')?.toLowerCase();
  return {
    search: (query.get('search') ?? '').slice(0, textLimits.search).trim(),
    platform: platforms.find((each) => each === platform),
    category: categories.find((each) => each === query.get('category')),
    priceFrom: readAmount(query.get('price_from')),
    priceTo: readAmount(query.get('price_to')),
    followersFrom: readWhole(query.get('followers_from')),
    verified: isFlag(query.get('verified')),
    covered: isFlag(query.get('covered')),
    handoverKind: handoverKinds.find((each) => each === query.get('handover_kind')),
    withMailbox: isFlag(query.get('with_mailbox')),
    withPhone: isFlag(query.get('with_phone')),
    withSecondFactor: isFlag(query.get('with_second_factor')),
    ageFrom: readWhole(query.get('age_from'), oldestYears),
    audience: audienceCodes.find((each) => each === query.get('audience')),
    monetised: isFlag(query.get('monetised')),
    revenueFrom: readAmount(query.get('revenue_from')),
    growthFrom: readWhole(query.get('growth_from')),
    saved: isFlag(query.get('saved')),
    seller: readId(query.get('seller')),
    sort: marketplaceSorts.find((each) => each === query.get('sort')),
  };
}

/** As the address and the API have it: only what differs from no filter at all. */
export function marketQueryOf(filter: MarketFilter) {
  return {
    ...(filter.search ? { search: filter.search } : {}),
    ...(filter.platform ? { platform: filter.platform } : {}),
    ...(filter.category ? { category: filter.category } : {}),
    ...(filter.priceFrom ? { price_from: filter.priceFrom } : {}),
    ...(filter.priceTo ? { price_to: filter.priceTo } : {}),
    ...(filter.followersFrom ? { followers_from: String(filter.followersFrom) } : {}),
    ...(filter.verified ? { verified: '1' as const } : {}),
    ...(filter.covered ? { covered: '1' as const } : {}),
    ...(filter.handoverKind ? { handover_kind: filter.handoverKind } : {}),
    ...(filter.withMailbox ? { with_mailbox: '1' as const } : {}),
    ...(filter.withPhone ? { with_phone: '1' as const } : {}),
    ...(filter.withSecondFactor ? { with_second_factor: '1' as const } : {}),
    ...(filter.ageFrom ? { age_from: String(filter.ageFrom) } : {}),
    ...(filter.audience ? { audience: filter.audience } : {}),
    ...(filter.monetised ? { monetised: '1' as const } : {}),
    ...(filter.revenueFrom ? { revenue_from: filter.revenueFrom } : {}),
    ...(filter.growthFrom ? { growth_from: String(filter.growthFrom) } : {}),
    ...(filter.saved ? { saved: '1' as const } : {}),
    ...(filter.seller ? { seller: filter.seller } : {}),
    ...(filter.sort ? { sort: filter.sort } : {}),
  };
}

/** How many of the filters stand beneath More. */
export function countMoreFilters(filter: MarketFilter): number {
  const names: readonly string[] = [...handoverParameters, ...claimParameters];
  return Object.keys(marketQueryOf(filter)).filter((name) => names.includes(name)).length;
}

/** How many things narrow the view down; the order does not. */
export function countFilters(filter: MarketFilter): number {
  return Object.keys(marketQueryOf({ ...filter, sort: noFilter.sort })).length;
}

/** True where nothing can be found, whatever is on the market. */
export function pricesCross(filter: Pick<MarketFilter, 'priceFrom' | 'priceTo'>): boolean {
  return (
    filter.priceFrom !== '' && filter.priceTo !== '' && Number(filter.priceFrom) > Number(filter.priceTo)
  );
}

/** As old as the API lets accounts be asked for. */
const oldestYears = 30;

function readWhole(text: string | null, atMost = 999_999_999): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) && Number(text) <= atMost ? Number(text) : undefined;
}

function isFlag(text: string | null): boolean {
  return text === '1' || text === 'true';
}

/** What every control of the filter is given. */
export type FilterProps = { filter: MarketFilter; onChange: (part: Partial<MarketFilter>) => void };
