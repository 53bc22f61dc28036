import type { Role } from '@oja/contract/access';
import type { ClaimsInput } from '@oja/contract/listing-claims';
import { categoriesByPlatform, type Platform } from '@oja/contract/listing-fields';
import { koboFromNaira, nairaText } from '@oja/contract/money';
import { wrongHandleSentence, wrongUrlSentence } from '@oja/contract/profile-urls';
import type { Deps } from '../../../deps/deps.ts';
import { refuseContacts } from '../../../domain/contact-masks/refuse-contacts.ts';
import { type OfferedGoods, refuseGoods } from '../../../domain/handover/refuse-goods.ts';
import { findFalseClaim, storeClaims } from '../../../domain/listing/claims.ts';
import { type ProfileAddress, refuseContactsInUrl } from '../../../domain/listing/refuse-contacts-in-url.ts';
import { Refusal } from '../../../domain/refusal.ts';

/** Rules about a listing that need more than its own fields: the settings, and the platform beside the category. */
export async function checkPrice(deps: Pick<Deps, 'settings'>, priceKobo: number): Promise<void> {
  const { enforcePriceLimits, minimumListingPrice, maximumListingPrice } =
    await deps.settings.read('payment');
  if (!enforcePriceLimits) return;
  const { maxAccountPrice } = await deps.settings.read('general');
  const lowestKobo = koboFromNaira(minimumListingPrice);
  const highestKobo = koboFromNaira(Math.min(maximumListingPrice, maxAccountPrice));
  if (priceKobo >= lowestKobo && priceKobo <= highestKobo) return;
  const message = `Please enter a price from ${nairaText(lowestKobo)} to ${nairaText(highestKobo)}.`;
  throw new Refusal('listing_price_out_of_range', { message, details: [{ field: 'price', message }] });
}

/** The seller's hidden minimum for offers may be the price itself, which takes no offers, and not more. */
export function checkOfferFloor(listing: { priceKobo: number; offerFloorKobo: number | null }): void {
  if (listing.offerFloorKobo === null || listing.offerFloorKobo <= listing.priceKobo) return;
  const message = `Please enter at most the price, ${nairaText(listing.priceKobo)}.`;
  throw new Refusal('offer_floor_too_high', { message, details: [{ field: 'offer_floor', message }] });
}

/** While the settings require it, only verified sellers submit listings for review; drafts are not restricted. */
export async function checkVerified(
  deps: Pick<Deps, 'settings'>,
  role: Role,
  status: string | undefined,
): Promise<void> {
  if (status === 'draft' || role === 'verified_seller') return;
  const { verifiedSellersOnly } = await deps.settings.read('security');
  if (verifiedSellersOnly) throw new Refusal('verified_sellers_only');
}

export function checkCategory(platform: Platform, category: string | null): void {
  if (category === null) return;
  const allowed: readonly string[] = categoriesByPlatform[platform];
  if (!allowed.includes(category)) {
    const message = `Please choose one of: ${categoriesByPlatform[platform].join(', ')}.`;
    throw new Refusal('listing_category_unknown', { message, details: [{ field: 'category', message }] });
  }
}

/** What the seller claims must be possible. */
export function checkClaims(
  claims: ClaimsInput | undefined,
  account: { platform: Platform; followers: number | null; now: Date },
): void {
  if (claims === undefined) return;
  const wrong = findFalseClaim(storeClaims(claims), account);
  if (wrong === undefined) return;
  const { field, message } = wrong;
  throw new Refusal('invalid_input', { message, details: [{ field: `claims.${field}`, message }] });
}

/** Goods that cannot be handed over are refused with the way out. */
export function checkHandover(goods: OfferedGoods): void {
  const refused = refuseGoods(goods);
  if (refused === undefined) return;
  throw new Refusal('listing_handover_refused', { message: refused.message, details: [refused] });
}

/** The handle must be one that its platform can have. */
export function checkHandle(account: { platform: Platform; handle: string }): void {
  const message = wrongHandleSentence(account);
  if (message === undefined) return;
  throw new Refusal('invalid_input', { message, details: [{ field: 'handle', message }] });
}

/** The address must be the one of this handle on its platform, and lead to no person where strangers read it. */
export function checkProfileUrl(account: ProfileAddress): void {
  const message = wrongUrlSentence(account);
  if (message !== undefined)
    throw new Refusal('listing_url_elsewhere', { message, details: [{ field: 'url', message }] });
  const refused = refuseContactsInUrl(account);
  if (refused) throw refused;
}

/** Contacts are refused in the description, except the listing's own handle. */
export function checkDescription(description: string, account: { handle: string }): void {
  const refused = refuseContacts({ description }, account);
  if (refused) throw refused;
}
