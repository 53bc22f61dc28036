import {
  type Category,
  categoriesByPlatform,
  categorySlug,
  type Platform,
  platforms,
} from '@oja/contract/listing-labels';
import { platformLabel } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';

/** Where in the market a page stands: all of it, a platform, or a category of a platform. */
export type MarketPlace = { platform?: Platform; category?: Category };

/** Undefined when the path names no place. */
export function readPlace(params: { platform?: string; category?: string }): MarketPlace | undefined {
  if (params.platform === undefined) return {};
  const platform = platforms.find((each) => each === params.platform);
  if (platform === undefined) return undefined;
  if (params.category === undefined) return { platform };
  const category = categoriesByPlatform[platform].find((each) => categorySlug(each) === params.category);
  return category === undefined ? undefined : { platform, category };
}

export function pathOfPlace({ platform, category }: MarketPlace): string {
  if (platform === undefined) return paths.market.all;
  return category === undefined
    ? paths.market.platform(platform)
    : paths.market.category(platform, categorySlug(category));
}

export function headingOf({ platform, category }: MarketPlace): string {
  if (platform === undefined) return 'Accounts for sale';
  return category === undefined
    ? `${platformLabel(platform)} accounts for sale`
    : `${category} accounts on ${platformLabel(platform)}`;
}

/** From the whole market down to the place, each with its address. */
export function crumbsOf(place: MarketPlace): { label: string; to: string }[] {
  const { platform, category } = place;
  return [
    { label: 'Market', to: paths.market.all },
    ...(platform ? [{ label: platformLabel(platform), to: pathOfPlace({ platform }) }] : []),
    ...(category ? [{ label: category, to: pathOfPlace(place) }] : []),
  ];
}

/** The address of a page of the place with these parameters; the first page has no number. */
export function marketAddress(place: MarketPlace, query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query);
  next.delete('page');
  if (page > 1) next.set('page', String(page));
  return next.size === 0 ? pathOfPlace(place) : `${pathOfPlace(place)}?${next}`;
}
