import type { Platform } from '@oja/contract/listing-fields';
import { nairaText } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { PageHead } from '../../../http/page-head.ts';
import { presentImages } from './market/market-row.ts';
import { isPublic, readListing } from './show-listing.ts';
import { showSeller } from './show-seller.ts';

const platformNames: Record<Platform, string> = {
  instagram: 'Instagram',
  youtube: 'YouTube',
  twitter: 'X (Twitter)',
  tiktok: 'TikTok',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
};

/**
 * Title and description of /listing/{id} and /seller/{id} for link previews. A listing that is not on the market is
 * treated as missing; undefined for pages of other kinds.
 */
export async function describeMarketPage(
  deps: Pick<Deps, 'db'>,
  path: string,
): Promise<PageHead | 'missing' | undefined> {
  const [, kind, id] = /^\/(listing|seller)\/([0-9a-f-]{36})$/.exec(path) ?? [];
  if (kind === undefined || id === undefined) return undefined;
  return kind === 'listing' ? describeListing(deps, path, id) : describeSeller(deps, path, id);
}

async function describeListing(
  deps: Pick<Deps, 'db'>,
  path: string,
  id: string,
): Promise<PageHead | 'missing'> {
  const listing = await readListing(deps.db, id);
  if (listing === undefined || !isPublic(listing)) return 'missing';
  return {
    path,
    title: `${listing.handle} on ${platformNames[listing.platform]} for ${nairaText(listing.priceKobo)} | Oja`,
    description: shorten(shownText(listing.description, listing)),
    image: presentImages(listing.images).images[0] ?? null,
  };
}

async function describeSeller(
  deps: Pick<Deps, 'db'>,
  path: string,
  id: string,
): Promise<PageHead | 'missing'> {
  try {
    const seller = await showSeller(deps, id);
    const offer = seller.listings === 1 ? '1 account' : `${seller.listings} accounts`;
    return {
      path,
      title: `${seller.name} sells on Oja`,
      description: shorten(seller.bio || `${offer} on the market, every purchase held in escrow.`),
      image: seller.avatar,
    };
  } catch (error) {
    if (error instanceof Refusal) return 'missing';
    throw error;
  }
}

const shownCharacters = 160;

/** Cuts at a word boundary. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= shownCharacters) return line;
  return `${line.slice(0, shownCharacters).replace(/\s\S*$/, '')}…`;
}
