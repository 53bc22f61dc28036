import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { ListingTransition } from '../../../domain/listing/listing-process.ts';
import type { ListingFacts } from '../../../domain/risk/listing-facts.ts';
import { notify } from '../../platform/notifications/index.ts';
import { holdByRules, insertRiskCheck, readListingFacts } from '../risk/index.ts';
import { findDuplicates } from './find-duplicates.ts';
import type { ListingRow } from './listing.store.ts';
import { moveListing } from './move-listing.ts';

/** Keeps the facts of a listing that was submitted for review. */
export async function checkSubmission(tx: Tx, listing: ListingRow, now: Date): Promise<void> {
  const facts = await readRiskFacts(tx, listing, { formerPriceKobo: null, now });
  await insertRiskCheck(tx, { ...partsOf(listing), goesThrough: false, facts, now });
}

export interface EditedListing {
  before: ListingRow;
  after: ListingRow;
  transition: ListingTransition | null;
  now: Date;
}

/**
 * Keeps the facts of an edit, under the lock of the listing. An edit that would stay on the market goes to review when a
 * rule holds it, and its seller is told. Returns the listing as it is then.
 */
export async function checkEdit(tx: Tx, edit: EditedListing): Promise<ListingRow> {
  const { before, after, now } = edit;
  if (!needsCheck(edit)) return after;
  const formerPriceKobo = before.status === 'posted' ? before.priceKobo : null;
  const facts = await readRiskFacts(tx, after, { formerPriceKobo, now });
  const check = { ...partsOf(after), facts, now };
  if (after.status !== 'posted') {
    await insertRiskCheck(tx, { ...check, goesThrough: false });
    return after;
  }
  const names = await holdByRules(tx, check);
  return names.length === 0 ? after : sendToReview(tx, after, { names, now });
}

async function sendToReview(
  tx: Tx,
  listing: ListingRow,
  { names, now }: { names: readonly string[]; now: Date },
): Promise<ListingRow> {
  const quoted = names.map((name) => `‘${name}’`);
  const rules = new Intl.ListFormat('en', { type: 'conjunction' }).format(quoted);
  const { handle, sellerId } = listing;
  const held = await moveListing(tx, {
    listing,
    transition: 'recheck',
    by: { actor: 'seller', id: sellerId },
    reason: `Held for review by the ${names.length === 1 ? 'rule' : 'rules'} ${rules}.`,
    now,
  });
  await notify(tx, 'listing_held', sellerId, { handle }, now);
  return held;
}

/** What is checked is what buyers will see: drafts and changes of other things are not. */
function needsCheck({ before, after, transition }: EditedListing): boolean {
  if (transition !== null) return after.status === 'pending';
  if (after.status !== 'pending' && after.status !== 'posted') return false;
  return shownColumns.some((column) => !isDeepStrictEqual(before[column], after[column]));
}

const shownColumns = [
  'platform',
  'handle',
  'url',
  'description',
  'category',
  'priceKobo',
  'followers',
  'engagementTenths',
  'claims',
  'images',
] as const satisfies readonly (keyof ListingRow)[];

export async function readRiskFacts(
  db: Db,
  listing: ListingRow,
  { formerPriceKobo, now }: { formerPriceKobo: number | null; now: Date },
): Promise<ListingFacts> {
  const duplicates = (await findDuplicates(db, listing)).filter(
    ({ sellerId, status }) => sellerId !== listing.sellerId || status === 'sold',
  );
  const picturesAlone = duplicates.filter(({ because }) => because === 'picture').length;
  return readListingFacts(
    db,
    {
      ...listing,
      formerPriceKobo,
      handleCopies: duplicates.length - picturesAlone,
      pictureCopies: picturesAlone,
    },
    now,
  );
}

function partsOf({ id: listingId, sellerId }: ListingRow) {
  return { listingId, sellerId };
}
