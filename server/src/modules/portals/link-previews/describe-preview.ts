import { countOf } from '@oja/contract/counts';
import {
  type Category,
  categoriesByPlatform,
  categorySlug,
  marketCountedAtMost,
  type Platform,
  platformLabels,
  platforms,
} from '@oja/contract/listing-labels';
import type { ListingDetails } from '@oja/contract/listings';
import { koboFromNaira, nairaText } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import { showListing, showSeller } from '../../trade/listings/index.ts';
import type { Preview } from './preview-svg.ts';

type Reader = (
  deps: Pick<Deps, 'db' | 'now' | 'settings' | 'market'>,
  name: string,
) => Promise<Preview | undefined>;

/** What the preview of a page shows, as a visitor without a session may read it; undefined where there is no page. */
export const describePreview: Record<'listings' | 'sellers' | 'market', Reader> = {
  async listings(deps, id) {
    return isId(id) ? listingPreview(await showListing(deps, id, undefined)) : undefined;
  },
  async sellers(deps, id) {
    return isId(id) ? sellerPreview(await showSeller(deps, id)) : undefined;
  },
  async market(deps, name) {
    const place = readPlace(name);
    if (place === undefined) return undefined;
    const { total } = await deps.market.browse(place);
    return marketPreview(place, total);
  },
};

function listingPreview(listing: ListingDetails): Preview {
  const { platform, category, handle, followers, engagement, seller } = listing;
  return {
    platform,
    kicker: [platformLabels[platform], category].filter(Boolean).join(' · '),
    title: handle,
    titleElse: `${platformLabels[platform]} account`,
    facts: [
      ...(followers === null
        ? []
        : [`${shortCount(followers)} ${followers === 1 ? 'follower' : 'followers'}`]),
      ...(engagement === null ? [] : [`${engagement} % engagement`]),
      seller.verified ? 'Verified seller' : `Sold by ${seller.name}`,
    ],
    foot: listing.status === 'posted' ? nairaText(koboFromNaira(listing.price)) : 'Sold',
  };
}

function sellerPreview(seller: Awaited<ReturnType<typeof showSeller>>): Preview {
  const { rating, reviews, sales, listings } = seller;
  return {
    kicker: seller.verified ? 'Verified seller on Oja' : 'Seller on Oja',
    title: seller.name,
    titleElse: 'A seller on Oja',
    facts: [
      ...(rating === null ? [] : [`${rating.toFixed(1)} of 5 in ${countOf(reviews, 'review')}`]),
      ...(sales === 0 ? [] : [countOf(sales, 'sale')]),
      `Member since ${seller.member_since.slice(0, 4)}`,
    ],
    foot: listings === 0 ? 'Accounts in naira' : `${countOf(listings, 'account')} for sale`,
  };
}

type Place = {
  platform?: Platform;
  category?: Category;
};

function marketPreview({ platform, category }: Place, total: number): Preview {
  const title = titleOf(platform, category);
  return {
    platform,
    kicker: 'The Nigerian market for social media accounts',
    title,
    titleElse: title,
    facts: ['Paid in naira', 'Your money waits until the account is yours'],
    foot:
      total === 0
        ? 'Sell yours here'
        : `${total >= marketCountedAtMost(undefined) ? 'More than ' : ''}${countOf(total, 'account')} for sale`,
  };
}

function titleOf(platform: Platform | undefined, category: Category | undefined): string {
  if (platform === undefined) return 'Accounts for sale';
  const name = platformLabels[platform];
  return category === undefined ? `${name} accounts for sale` : `${category} accounts on ${name}`;
}

/** `all`, a platform, or platform-category. */
function readPlace(name: string): Place | undefined {
  if (name === 'all') return {};
  const platform = platforms.find((each) => name === each || name.startsWith(`${each}-`));
  if (platform === undefined) return undefined;
  if (name === platform) return { platform };
  const slug = name.slice(platform.length + 1);
  const category = categoriesByPlatform[platform].find((each) => categorySlug(each) === slug);
  return category === undefined ? undefined : { platform, category };
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(text);
}

function shortCount(count: number): string {
  return new Intl.NumberFormat('en-NG', { notation: 'compact', maximumFractionDigits: 1 }).format(count);
}
