import type { adminListingEndpoints } from '@oja/contract/admin-listings';
import type { BodyOf } from '@oja/contract/endpoint';
import { koboFromNaira } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import { isEditable } from '../../../domain/listing/listing-process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { changeListings } from './change-listings.ts';
import { checkHandover, checkPrice } from './check-listing.ts';
import { createListing } from './create-listing.ts';
import { removeLocked } from './delete-listing.ts';
import { followMarketChange } from './follow-market-change.ts';
import { type ListingRow, lockListing, updateListingRow } from './listing.store.ts';
import { assignPictures, dropPictures, receivePictures } from './listing-images.ts';
import { type Reviewer, refuseOwn } from './review-listing.ts';
import { readChange } from './update-listing.ts';

type StaffEdit = BodyOf<typeof adminListingEndpoints.editListing>;
type StaffOffer = BodyOf<typeof adminListingEndpoints.createListingFor>;

/** The fields for the audit log; credentials are not among them. */
function auditFacts(listing: ListingRow) {
  const { platform, handle, url, description, priceKobo, category, followers, images, featured } = listing;
  const { handoverKind, mailbox, coverDays } = listing;
  const handover = { handoverKind, mailbox, coverDays };
  return {
    platform,
    handle,
    url,
    description,
    priceKobo,
    category,
    followers,
    images,
    featured,
    ...handover,
  };
}

/** Corrects a listing. An edit by staff needs no further review; the seller is notified. */
export async function editListing(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage' | 'settings' | 'market'>,
  reviewer: Reviewer,
  listingId: string,
  edit: StaffEdit,
): Promise<ListingRow> {
  if (edit.price !== undefined) await checkPrice(deps, koboFromNaira(edit.price));
  const received = edit.images && (await receivePictures(deps, reviewer.id, edit.images));
  const { listing, dropped } = await changeListings(deps, async (tx) => {
    const before = await lockListing(tx, listingId);
    refuseOwn(before, reviewer);
    if (!isEditable(before.status)) throw new Refusal('listing_in_sale');
    checkPlatformOf(before, edit);
    const now = deps.now();
    const pictures =
      received &&
      (await assignPictures(tx, { listingId, ownerId: reviewer.id, pictures: received.pictures }));
    const after = await updateListingRow(tx, listingId, {
      ...readChange(before, edit),
      ...(pictures ? { images: pictures.names } : {}),
      updatedAt: now,
    });
    await followMarketChange(tx, { before, after, now });
    await audit(tx, {
      actor: reviewer.actor,
      action: 'listing.corrected',
      subject: { kind: 'listing', id: listingId },
      before: auditFacts(before),
      after: auditFacts(after),
      reason: edit.reason,
    });
    const { handle } = after;
    await notify(tx, 'listing_corrected', after.sellerId, { handle, reason: edit.reason ?? null }, now);
    return { listing: after, dropped: pictures?.dropped ?? [] };
  });
  await dropPictures(deps, dropped);
  return listing;
}

/** Another platform must have the hand-over that the seller stated; the specified one fits all. */
function checkPlatformOf({ platform, handoverKind, mailbox }: ListingRow, edit: StaffEdit): void {
  if (edit.platform === undefined || edit.platform === platform) return;
  const kind = handoverKind === 'credentials' ? undefined : handoverKind;
  checkHandover({ platform: edit.platform, kind, mailbox });
}

export async function removeListing(
  deps: Pick<Deps, 'db' | 'now' | 'market'>,
  reviewer: Reviewer,
  listingId: string,
  reason: string,
): Promise<void> {
  await changeListings(deps, async (tx) => {
    const listing = await lockListing(tx, listingId);
    refuseOwn(listing, reviewer);
    const now = deps.now();
    await removeLocked(tx, { listing, by: { actor: 'admin', id: reviewer.id }, reason, now });
    await audit(tx, {
      actor: reviewer.actor,
      action: 'listing.removed',
      subject: { kind: 'listing', id: listingId },
      before: { status: listing.status, ...auditFacts(listing) },
      after: { status: 'removed' },
      reason,
    });
    await notify(tx, 'listing_removed', listing.sellerId, { handle: listing.handle, reason }, now);
  });
}

export async function featureListing(
  deps: Pick<Deps, 'db' | 'now' | 'market'>,
  reviewer: Reviewer,
  listingId: string,
  featured: boolean,
): Promise<ListingRow> {
  return changeListings(deps, async (tx) => {
    const before = await lockListing(tx, listingId);
    refuseOwn(before, reviewer);
    if (before.featured === featured) return before;
    const listing = await updateListingRow(tx, listingId, { featured, updatedAt: deps.now() });
    await audit(tx, {
      actor: reviewer.actor,
      action: featured ? 'listing.featured' : 'listing.unfeatured',
      subject: { kind: 'listing', id: listingId },
      before: { featured: before.featured },
      after: { featured },
    });
    return listing;
  });
}

/** Offers a listing for a seller who asked for it, within the limit of the seller's plan. */
export async function createListingFor(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage' | 'settings' | 'market'>,
  reviewer: Reviewer,
  { seller_id: sellerId, ...draft }: StaffOffer,
): Promise<ListingRow> {
  const seller = await deps.db
    .selectFrom('users')
    .select('role')
    .where('id', '=', sellerId)
    .where('status', '=', 'active')
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  const sells = seller?.role === 'seller' || seller?.role === 'verified_seller';
  if (!sells) throw new Refusal('seller_unknown');
  return createListing(deps, {
    sellerId,
    draft,
    by: { actor: 'admin', id: reviewer.id },
    async inSameTransaction(tx, listing) {
      await audit(tx, {
        actor: reviewer.actor,
        action: 'listing.added',
        subject: { kind: 'listing', id: listing.id },
        after: { sellerId, ...auditFacts(listing) },
      });
      await notify(tx, 'listing_added', sellerId, { handle: listing.handle }, deps.now());
    },
  });
}
