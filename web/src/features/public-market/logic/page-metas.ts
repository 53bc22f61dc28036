import type { EnvelopeOf } from '@oja/contract/endpoint';
import type { ListingDetails, listingEndpoints } from '@oja/contract/listings';
import { platformLabel } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { formatNaira } from '@/lib/money';
import { APP_URL, type PageMeta } from '@/lib/page-meta';

/** How the pages of the market present themselves to search engines and link previews. */

export function listingMeta(listing: ListingDetails): PageMeta {
  const path = paths.listing.to(listing.id);
  const platform = platformLabel(listing.platform);
  const name = `${listing.handle} on ${platform}`;
  return {
    path,
    title: `${name} for ${formatNaira(listing.price)} | Oja`,
    description: shorten(listing.description),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name,
        description: listing.description,
        category: listing.category ?? platform,
        url: APP_URL + path,
        ...(listing.images[0] === undefined ? {} : { image: listing.images.map((image) => APP_URL + image) }),
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
  };
}

const shownCharacters = 160;

/** Cuts at a word boundary. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= shownCharacters) return line;
  return `${line.slice(0, shownCharacters).replace(/\s\S*$/, '')}…`;
}
