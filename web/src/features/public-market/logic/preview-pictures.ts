import type { EnvelopeOf } from '@oja/contract/endpoint';
import { categorySlug } from '@oja/contract/listing-labels';
import type { ListingDetails, listingEndpoints } from '@oja/contract/listings';
import { platformLabel } from '@/components/ui/platform-mark';
import { formatNaira } from '@/lib/money';
import type { PageMeta } from '@/lib/page-meta';
import { headingOf, type MarketPlace } from './market-place';

/** The pictures that the server draws for link previews. A version in the address changes with what they show. */
type Picture = NonNullable<PageMeta['picture']>;

export function listingPicture(listing: ListingDetails): Picture {
  const { id, platform, category, handle, price, followers, engagement, status, seller } = listing;
  return {
    path: address(`listings/${id}`, [category, handle, price, followers, engagement, status, seller]),
    alt: `${handle} on ${platformLabel(platform)}, ${formatNaira(price)}. Escrow on Oja.`,
  };
}

type Seller = EnvelopeOf<typeof listingEndpoints.showSeller>['data'];

export function sellerPicture({ id, name, verified, rating, reviews, sales, listings }: Seller): Picture {
  return {
    path: address(`sellers/${id}`, [name, verified, rating, reviews, sales, listings]),
    alt: `${name}, a seller on Oja.`,
  };
}

export function marketPicture(place: MarketPlace, total: number): Picture {
  const { platform = 'all', category } = place;
  const name = category === undefined ? platform : `${platform}-${categorySlug(category)}`;
  return { path: address(`market/${name}`, [total]), alt: `${headingOf(place)}. Escrow on Oja.` };
}

function address(name: string, shown: readonly unknown[]): string {
  return `/previews/${name}.png?v=${hashOf(JSON.stringify(shown))}`;
}

/** FNV-1a: short, and enough to tell two versions of one picture apart. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
