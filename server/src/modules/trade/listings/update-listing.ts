import type { updateListingBody } from '@oja/contract/listing-bodies';
import { koboFromNaira } from '@oja/contract/money';
import type { z } from 'zod';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { storeClaims } from '../../../domain/listing/claims.ts';
import { decideEdit } from '../../../domain/listing/decide-edit.ts';
import { isEditable, type ListingTransition } from '../../../domain/listing/listing-process.ts';
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
import { checkEdit } from './check-risk.ts';
import { tenthsOf } from './create-listing.ts';
import { followMarketChange } from './follow-market-change.ts';
import { type ListingChange, type ListingRow, lockOwnListing, updateListingRow } from './listing.store.ts';
import {
  type Credentials,
  eraseCredentials,
  openCredentials,
  sealCredentials,
} from './listing-credentials.store.ts';
import {
  assignPictures,
  carriesDataUrls,
  dropPictures,
  type PictureReference,
  receivePictures,
} from './listing-images.ts';
import { requireListingSlot } from './listing-slots.ts';
import { mergeCredentials } from './merge-credentials.ts';
import { moveListing } from './move-listing.ts';
import { notifyReviewers } from './notify-reviewers.ts';
import { refuseAgreedOn } from './refuse-agreed-on.ts';
import { refuseLiveHandle } from './refuse-live-handle.ts';
import { requireCoverDays } from './require-cover-days.ts';

export type ListingEdit = z.output<typeof updateListingBody>;

interface Own {
  listingId: string;
  sellerId: string;
}

/**
 * Changes a listing of the seller. A change of its identity needs a new review; price and description stay on the
 * market, unless a rule about risk holds them. While a buyer may pay an agreed price, only the price changes.
 */
export async function updateListing(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage' | 'settings' | 'market'>,
  own: Own,
  edit: ListingEdit,
): Promise<ListingRow> {
  if (edit.price !== undefined) await checkPrice(deps, koboFromNaira(edit.price));
  if (carriesDataUrls(edit.images)) await refuseBeforePictures(deps, own);
  const received = edit.images && (await receivePictures(deps, own.sellerId, edit.images));
  try {
    const { listing, dropped } = await changeListings(deps, (tx) =>
      applyEdit(tx, deps, { own, edit, pictures: received?.pictures }),
    );
    await dropPictures(deps, dropped);
    return listing;
  } catch (error) {
    await received?.release();
    throw error;
  }
}

/** Refuses before the pictures are stored. */
async function refuseBeforePictures(deps: Pick<Deps, 'db'>, own: Own): Promise<void> {
  const { status } = await inTransaction(deps.db, (tx) => lockOwnListing(tx, own));
  if (!isEditable(status)) throw new Refusal('listing_in_sale');
}

async function applyEdit(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  input: { own: Own; edit: ListingEdit; pictures: readonly PictureReference[] | undefined },
): Promise<{ listing: ListingRow; dropped: string[] }> {
  const { own, edit } = input;
  const before = await lockOwnListing(tx, own);
  const now = deps.now();
  const handover = readHandover(before, edit);
  const login = await readLogin(tx, deps, { before, edit, kind: handover.handoverKind });
  const change = { ...readChange(before, edit), ...handover, offerFloorKobo: readFloor(before, edit) };
  checkClaims(edit.claims, { ...change, now });
  if (edit.offer_floor !== undefined || edit.price !== undefined) checkOfferFloor(change);
  const pictures =
    input.pictures &&
    (await assignPictures(tx, { listingId: before.id, ownerId: own.sellerId, pictures: input.pictures }));

  const decision = decideEdit(before, {
    requestedStatus: edit.status,
    changesIdentity: changesIdentity(before, change),
    changesCredentials: login.changesCredentials,
    changesHandover: changesHandover(before, handover),
    changesPassword: login.changesPassword,
    addsPictures: pictures?.added ?? false,
  });
  if (decision.kind === 'refused') throw new Refusal(decision.code, { message: decision.message });
  const { transition } = decision;
  await requireSlotAndCover(tx, { before, change, isSubmitted: transition === 'submit', now });
  await writeLogin(tx, deps, { login, listingId: before.id, now });
  const after = await writeChange(
    tx,
    { before, transition, now },
    {
      ...change,
      ...(pictures ? { images: pictures.names } : {}),
      ...(edit.claims === undefined ? {} : { claims: JSON.stringify(storeClaims(edit.claims)) }),
      ...(login.changesPassword ? { needsNewCredentials: false } : {}),
      // What the seller changed since it was hidden needs a review.
      hiddenAt: null,
      updatedAt: now,
    },
  );
  const listing = await followEdit(tx, { before, after, transition, now });
  return { listing, dropped: pictures?.dropped ?? [] };
}

interface Login {
  stored: Credentials | undefined;
  /** Undefined where none are handed over. */
  edited: Credentials | undefined;
  changesPassword: boolean;
  /** Another password or user name. */
  changesCredentials: boolean;
}

/** The login details before and after an edit. */
async function readLogin(
  tx: Tx,
  deps: Pick<Deps, 'sealer'>,
  { before, edit, kind }: { before: ListingRow; edit: ListingEdit; kind: ListingRow['handoverKind'] },
): Promise<Login> {
  const stored = await openCredentials(tx, deps.sealer, before.id);
  const edited = mergeCredentials(stored, edit, kind);
  const changesPassword = edited?.password !== stored?.password;
  const changesCredentials = changesPassword || edited?.username !== stored?.username;
  return { stored, edited, changesPassword, changesCredentials };
}

async function writeLogin(
  tx: Tx,
  deps: Pick<Deps, 'sealer'>,
  { login, listingId, now }: { login: Login; listingId: string; now: Date },
): Promise<void> {
  const { stored, edited, changesCredentials } = login;
  if (edited === undefined) return eraseCredentials(tx, listingId);
  if (changesCredentials || edited.handoverNotes !== stored?.handoverNotes)
    await sealCredentials(tx, deps.sealer, { ...edited, listingId, now });
}

/** A listing from before the minimum of cover keeps its days while other things change; its sale gets the minimum. */
async function requireSlotAndCover(
  tx: Tx,
  edit: {
    before: ListingRow;
    change: Pick<ListingRow, 'platform' | 'handoverKind' | 'mailbox' | 'coverDays'>;
    isSubmitted: boolean;
    now: Date;
  },
): Promise<void> {
  const { before, change, isSubmitted, now } = edit;
  const { sellerId } = before;
  if (isSubmitted) await requireListingSlot(tx, { sellerId, status: 'pending' });
  if (isSubmitted || change.platform !== before.platform || changesHandover(before, change)) {
    const { platform, handoverKind: kind, coverDays } = change;
    await requireCoverDays(tx, { sellerId, platform, kind, coverDays, now });
  }
}

interface Edited {
  before: ListingRow;
  transition: ListingTransition | null;
  now: Date;
}

function writeChange(tx: Tx, edited: Edited, change: ListingChange): Promise<ListingRow> {
  const { before, transition, now } = edited;
  if (transition === null) return updateListingRow(tx, before.id, change);
  const by = { actor: 'seller', id: before.sellerId } as const;
  return moveListing(tx, { listing: before, transition, by, now, change });
}

/** What follows from the written edit; a rule about risk may send the listing to review. */
async function followEdit(tx: Tx, edited: Edited & { after: ListingRow }): Promise<ListingRow> {
  const { before, after, transition, now } = edited;
  const isNewInReview =
    before.status !== 'pending' || before.handleKey !== after.handleKey || before.platform !== after.platform;
  if (after.status === 'pending' && isNewInReview) await refuseLiveHandle(tx, after);
  await refuseAgreedOn(tx, { before, after, now });
  const listing = await checkEdit(tx, { before, after, transition, now });
  await followMarketChange(tx, { before, after: listing, now });
  if (before.status !== 'pending' && listing.status === 'pending') await notifyReviewers(tx, listing, now);
  return listing;
}

/** The hand-over after an edit. One that was accepted before a rule of its platform does not block other changes. */
function readHandover(before: ListingRow, edit: ListingEdit) {
  const platform = edit.platform ?? before.platform;
  const handoverKind = edit.handover_kind ?? before.handoverKind;
  const kept = handoverKind === 'credentials' ? before.mailbox : null;
  const mailbox = edit.mailbox === undefined ? kept : edit.mailbox;
  const after = { handoverKind, mailbox, coverDays: edit.cover_days ?? before.coverDays };
  if (platform !== before.platform || changesHandover(before, after)) {
    const isStated = edit.handover_kind !== undefined || handoverKind !== 'credentials';
    checkHandover({ platform, kind: isStated ? handoverKind : undefined, mailbox });
  }
  return after;
}

type Handover = Pick<ListingRow, 'handoverKind' | 'mailbox' | 'coverDays'>;

function changesHandover(before: Handover, after: Handover): boolean {
  return (
    before.handoverKind !== after.handoverKind ||
    before.mailbox !== after.mailbox ||
    before.coverDays !== after.coverDays
  );
}

type PublicFields = Pick<
  ListingEdit,
  | 'handover_kind'
  | 'platform'
  | 'handle'
  | 'url'
  | 'description'
  | 'price'
  | 'category'
  | 'followers'
  | 'engagement'
>;

/** The public columns after an edit; omitted fields are unchanged. */
export function readChange(before: ListingRow, edit: PublicFields) {
  const handle = edit.handle ?? before.handle;
  const description = edit.description ?? before.description;
  const category = edit.category === undefined ? before.category : edit.category;
  const platform = edit.platform ?? before.platform;
  const url = edit.url ?? before.url;
  const handoverKind = edit.handover_kind ?? before.handoverKind;
  if (edit.platform !== undefined || edit.category !== undefined) checkCategory(platform, category);
  // What was accepted before a rule does not block other changes.
  if (platform !== before.platform || handle !== before.handle) checkHandle({ platform, handle });
  const account = { platform, handle, url, handoverKind };
  if (addressParts.some((part) => account[part] !== before[part])) checkProfileUrl(account);
  if (edit.description !== undefined) checkDescription(description, { handle });
  return {
    platform,
    handle,
    handleKey: handleKeyOf(handle),
    url,
    description,
    category,
    searchText: searchTextOf({ handle, handoverKind, description, category }),
    priceKobo: edit.price === undefined ? before.priceKobo : koboFromNaira(edit.price),
    followers: edit.followers === undefined ? before.followers : edit.followers,
    engagementTenths: edit.engagement === undefined ? before.engagementTenths : tenthsOf(edit.engagement),
  };
}

const addressParts = ['platform', 'handle', 'url', 'handoverKind'] as const;

function readFloor(before: ListingRow, { offer_floor: floor }: ListingEdit): number | null {
  if (floor === undefined) return before.offerFloorKobo;
  return floor === null ? null : koboFromNaira(floor);
}

function changesIdentity(before: ListingRow, after: ReturnType<typeof readChange>): boolean {
  return before.platform !== after.platform || before.handle !== after.handle || before.url !== after.url;
}
