import type { EnvelopeOf } from '@oja/contract/endpoint';
import type { ListingDetails, listingEndpoints } from '@oja/contract/listings';
import type { MarketPage } from '@oja/contract/market-fields';
import { platformLabel } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { countOf } from '@/lib/counts';
import { formatNaira } from '@/lib/money';
import { APP_URL, type PageMeta } from '@/lib/page-meta';
import type { ListingPageData } from './load-listing';
import { crumbsOf, headingOf, type MarketPlace, pathOfPlace } from './market-place';
import { listingPicture, marketPicture, sellerPicture } from './preview-pictures';

/** How the pages of the market present themselves to search engines and link previews. */

export function listingPageMeta(page: ListingPageData): PageMeta {
  switch (page.kind) {
    case 'live':
      return listingMeta(page.listing);
    case 'sold':
      return {
        path: paths.listing.to(page.sold.id),
        title: `${page.sold.handle} on ${platformLabel(page.sold.platform)} was sold | Oja`,
        description: 'This account was sold on Oja. See similar accounts that are for sale.',
        indexed: false,
      };
    case 'gone':
      return {
        path: paths.listing.to(page.id),
        title: 'No longer on the market | Oja',
        description: 'This account is no longer for sale. See similar accounts on Oja.',
        indexed: false,
      };
    default:
      return page satisfies never;
  }
}

function listingMeta(listing: ListingDetails): PageMeta {
  const path = paths.listing.to(listing.id);
  const platform = platformLabel(listing.platform);
  const name = `${listing.handle} on ${platform}`;
  const picture = listingPicture(listing);
  return {
    path,
    title: `${name} for ${formatNaira(listing.price)} | Oja`,
    description: shorten(listing.description),
    picture,
    structuredData: [
      breadcrumbs([...crumbsOf({ platform: listing.platform }), { label: listing.handle, to: path }]),
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name,
        description: listing.description,
        category: listing.category ?? platform,
        url: APP_URL + path,
        image: (listing.images.length > 0 ? listing.images : [picture.path]).map((image) => APP_URL + image),
        offers: {
          '@type': 'Offer',
          url: APP_URL + path,
          price: listing.price.toFixed(2),
          priceCurrency: 'NGN',
          availability: 'https://schema.org/InStock',
          itemCondition: 'https://schema.org/UsedCondition',
          seller: {
            '@type': 'Person',
            name: listing.seller.name,
            url: APP_URL + paths.seller.to(listing.seller.id),
          },
        },
      },
    ],
  };
}

type Seller = EnvelopeOf<typeof listingEndpoints.showSeller>['data'];

export function sellerMeta(seller: Seller): PageMeta {
  const offer = seller.listings === 1 ? '1 account' : `${seller.listings} accounts`;
  return {
    path: paths.seller.to(seller.id),
    title: `${seller.name} sells on Oja`,
    description: shorten(seller.bio || `${offer} on the market, every purchase held in escrow.`),
    picture: sellerPicture(seller),
  };
}

/** `narrowed` pages, such as the results of a search, are for the person who made them. */
export function marketMeta(place: MarketPlace, market: MarketPage, narrowed: boolean): PageMeta {
  const { total, page, listings } = market;
  const first = pathOfPlace(place);
  const accounts = countOf(total, 'account');
  return {
    path: page > 1 ? `${first}?page=${page}` : first,
    title: `${headingOf(place)} in Nigeria${page > 1 ? `, page ${page}` : ''} | Oja`,
    description: `${accounts} with price, followers and seller ratings. Pay in naira; the price waits in escrow until you have checked the account.`,
    picture: marketPicture(place, total),
    indexed: !narrowed && listings.length > 0,
    structuredData: [
      breadcrumbs(crumbsOf(place)),
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        numberOfItems: listings.length,
        itemListElement: listings.map((listing, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: APP_URL + paths.listing.to(listing.id),
          name: `${listing.handle} on ${platformLabel(listing.platform)}`,
        })),
      },
    ],
  };
}

function breadcrumbs(crumbs: readonly { label: string; to: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: APP_URL + to,
    })),
  };
}

const shownCharacters = 160;

/** Cuts at a word boundary. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= shownCharacters) return line;
  return `${line.slice(0, shownCharacters).replace(/\s\S*$/, '')}…`;
}
