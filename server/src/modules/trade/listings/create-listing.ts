import { randomUUID } from 'node:crypto';
import type { createListingBody } from '@oja/contract/listing-bodies';
import { koboFromNaira } from '@oja/contract/money';
import type { z } from 'zod';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { storeClaims } from '../../../domain/listing/claims.ts';
import { handleKeyOf, searchTextOf } from '../../../domain/listing/listing-texts.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { changeListings } from './change-listings.ts';
import {
  checkCategory,
  checkClaims,
  checkDescription,
  checkHandle,
  checkHandover,
  checkOfferFloor,
  checkPrice,
  checkProfileUrl,
} from './check-listing.ts';
import { checkSubmission } from './check-risk.ts';
import { insertListing, type ListingRow, lockOpenSeller } from './listing.store.ts';
import { type Credentials, sealCredentials } from './listing-credentials.store.ts';
import { assignPictures, carriesDataUrls, type PictureReference, receivePictures } from './listing-images.ts';
import { requireListingSlot } from './listing-slots.ts';
import { mergeCredentials } from './merge-credentials.ts';
import { recordEvent } from './move-listing.ts';
import { notifyReviewers } from './notify-reviewers.ts';
import { refuseLiveHandle } from './refuse-live-handle.ts';
import { requireCoverDays } from './require-cover-days.ts';

export type ListingDraft = z.output<typeof createListingBody>;

export interface Offer {
  sellerId: string;
  draft: ListingDraft;
  /** The seller, or the administrator who acts for them. */
  by: { actor: 'seller' | 'admin'; id: string };
  /** Further writes in the same transaction. */
  inSameTransaction?: (tx: Tx, listing: ListingRow) => Promise<void>;
}

/** Submits a listing for review, or saves it as a draft. */
export async function createListing(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage' | 'settings' | 'market'>,
  offer: Offer,
): Promise<ListingRow> {
  const { sellerId, draft, by } = offer;
  const status = draft.status ?? 'pending';
  checkCategory(draft.platform, draft.category ?? null);
  checkHandle(draft);
  checkProfileUrl({ ...draft, handoverKind: draft.handover_kind ?? 'credentials' });
  const mailbox = draft.mailbox ?? null;
  checkHandover({ platform: draft.platform, kind: draft.handover_kind, mailbox });
  const credentials = mergeCredentials(undefined, draft, draft.handover_kind ?? 'credentials');
  checkDescription(draft.description, draft);
  await checkPrice(deps, koboFromNaira(draft.price));
  checkOfferFloor({
    priceKobo: koboFromNaira(draft.price),
    offerFloorKobo: koboOrNull(draft.offer_floor),
  });
  checkClaims(draft.claims, {
    platform: draft.platform,
    followers: draft.followers ?? null,
    now: deps.now(),
  });
  // Storing pictures takes time, so the limit of the plan is checked before, and again under the lock.
  if (carriesDataUrls(draft.images)) {
    await inTransaction(deps.db, (tx) => requireListingSlot(tx, { sellerId, status }));
  }
  const { pictures, release } = await receivePictures(deps, by.id, draft.images ?? []);
  try {
    return await changeListings(deps, async (tx) => {
      // Before every other lock, as when the account is closed, which removes the listings that there are.
      if (!(await lockOpenSeller(tx, sellerId)))
        throw new Refusal(by.actor === 'seller' ? 'session_invalid' : 'seller_unknown');
      await requireListingSlot(tx, { sellerId, status });
      await requireCoverDays(tx, {
        sellerId,
        platform: draft.platform,
        kind: draft.handover_kind ?? 'credentials',
        coverDays: draft.cover_days ?? 0,
        now: deps.now(),
      });
      const listing = await insertOffer(tx, deps, { ...offer, status, pictures, credentials });
      if (status === 'pending') await refuseLiveHandle(tx, listing);
      await offer.inSameTransaction?.(tx, listing);
      return listing;
    });
  } catch (error) {
    await release();
    throw error;
  }
}

async function insertOffer(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  offer: Offer & {
    status: 'draft' | 'pending';
    pictures: readonly PictureReference[];
    credentials: Credentials | undefined;
  },
): Promise<ListingRow> {
  const { sellerId, draft, by, status } = offer;
  const now = deps.now();
  const category = draft.category ?? null;
  const handoverKind = draft.handover_kind ?? 'credentials';
  const listing = await insertListing(tx, {
    id: randomUUID(),
    sellerId,
    platform: draft.platform,
    handle: draft.handle,
    handleKey: handleKeyOf(draft.handle),
    url: draft.url,
    description: draft.description,
    category,
    searchText: searchTextOf({
      handle: draft.handle,
      handoverKind,
      description: draft.description,
      category,
    }),
    priceKobo: koboFromNaira(draft.price),
    followers: draft.followers ?? null,
    engagementTenths: tenthsOf(draft.engagement),
    offerFloorKobo: koboOrNull(draft.offer_floor),
    claims: JSON.stringify(storeClaims(draft.claims ?? {})),
    handoverKind,
    mailbox: draft.mailbox ?? null,
    coverDays: draft.cover_days ?? 0,
    status,
    createdAt: now,
    submittedAt: now,
    updatedAt: now,
  });
  const { names } = await assignPictures(tx, {
    listingId: listing.id,
    ownerId: by.id,
    pictures: offer.pictures,
  });
  await tx.updateTable('listings').set({ images: names }).where('id', '=', listing.id).execute();
  if (offer.credentials) {
    await sealCredentials(tx, deps.sealer, { ...offer.credentials, listingId: listing.id, now });
  }
  const transition = status === 'draft' ? 'draft' : 'offer';
  await recordEvent(tx, { listing, transition, by, now, from: null, to: status });
  const offered = { ...listing, images: names };
  if (status === 'pending') {
    await checkSubmission(tx, offered, now);
    await notifyReviewers(tx, offered, now);
  }
  return offered;
}

/** An optional amount; null and a missing one are the same. */
function koboOrNull(naira: number | null | undefined): number | null {
  return naira === null || naira === undefined ? null : koboFromNaira(naira);
}

/** Percent with one decimal, as an exact number of tenths. */
export function tenthsOf(engagement: number | null | undefined): number | null {
  return engagement === null || engagement === undefined ? null : Math.round(engagement * 10);
}
