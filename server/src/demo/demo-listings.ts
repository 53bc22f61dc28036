import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps/deps.ts';
import { postings } from '../domain/ledger/postings.ts';
import { postTransfer } from '../modules/money/ledger/index.ts';
import { makeVerifiedSeller } from '../modules/people/accounts/index.ts';
import {
  createListing,
  featureListing,
  type Reviewer,
  reviewListing,
  saveListing,
  viewListing,
} from '../modules/trade/listings/index.ts';
import { choosePlan } from '../modules/trade/plans/index.ts';
import { runBounded, startAll } from './bounded-concurrency.ts';
import { type DemoListing, demoListings } from './demo-listing-table.ts';
import { idOf, type People, readPeople } from './demo-people.ts';
import { drawListingPictures } from './demo-pictures.ts';
import { demoSellers } from './demo-sellers.ts';
import { daysBefore, demoDays, hoursBefore } from './demo-time.ts';

const hoursBetween = 25;
/** Shorter than the time between two listings, so that they are reviewed in the order they were offered. */
const reviewedAfterHours = (index: number) => 2 + ((index * 5) % 11);
const sellerPlan = 'Growth';
const openingKobo = 1_000_000;

/**
 * Sellers on a plan, and listings of every kind, created and reviewed through the use cases, a day apart. The last
 * listing is approved last; once it is, later starts change nothing.
 */
export async function loadDemoListings(deps: Deps): Promise<void> {
  const last = demoListings.at(-1);
  if (last === undefined || (await wasApproved(deps, last))) return;
  const people = await readPeople(deps);
  await runBounded(demoSellers, ({ email, verified }) => prepareSeller(deps, idOf(people, email), verified));
  const offers = startAll(demoListings, (listing) => offer(deps, listing, idOf(people, listing.sellerEmail)));
  await Promise.all([...offers, reviewInOrder(deps, people, offers)]);
  deps.market.changed();
  // Notifications of the past start as read.
  await deps.db
    .updateTable('notifications')
    .set({ readAt: deps.now() })
    .where('event', 'in', ['listing_pending', 'listing_approved', 'listing_rejected'])
    .execute();
}

/** One by one, because the audit log keeps the order in which they were reviewed. */
async function reviewInOrder(
  deps: Deps,
  people: People,
  offers: readonly Promise<{ id: string; listing: DemoListing }>[],
): Promise<void> {
  const reviewer = reviewerOf(people);
  for (const [index, offered] of offers.entries()) {
    const { id, listing } = await offered;
    if (index === offers.length - 1) await showInterest(deps, people);
    await bring(hoursBefore(deps, hoursAgoOf(listing) - reviewedAfterHours(index)), {
      id,
      listing,
      reviewer,
    });
  }
}

function hoursAgoOf(listing: DemoListing): number {
  return (demoListings.length - demoListings.indexOf(listing)) * hoursBetween;
}

async function wasApproved(deps: Pick<Deps, 'db'>, listing: DemoListing): Promise<boolean> {
  const found = await deps.db
    .selectFrom('listings')
    .innerJoin('listingEvents', 'listingEvents.listingId', 'listings.id')
    .select('listings.id')
    .where('handle', '=', listing.form.handle)
    .where('transition', '=', 'approve')
    .executeTakeFirst();
  return found !== undefined;
}

function reviewerOf(people: People): Reviewer {
  const email = 'admin@oja.test';
  const id = idOf(people, email);
  return { id, role: 'admin', actor: { id, label: email } };
}

/** Money for some months of the plan, the plan itself, and the verified mark for some. */
async function prepareSeller(deps: Deps, sellerId: string, verified: boolean): Promise<void> {
  const subscribed = await deps.db
    .selectFrom('subscriptions')
    .select('planId')
    .where('userId', '=', sellerId)
    .where('planId', 'is not', null)
    .executeTakeFirst();
  if (subscribed !== undefined) return;
  const { id: planId } = await deps.db
    .selectFrom('plans')
    .select('id')
    .where('name', '=', sellerPlan)
    .executeTakeFirstOrThrow();
  await inTransaction(deps.db, async (tx) => {
    await tx
      .updateTable('users')
      .set({ createdAt: hoursBefore(deps, (demoListings.length + 40) * hoursBetween).now() })
      .where('id', '=', sellerId)
      .execute();
    if (verified) await makeVerifiedSeller(tx, sellerId);
    await postTransfer(
      tx,
      postings.openingBalance({ userId: sellerId, amountKobo: openingKobo }),
      daysBefore(deps, demoDays.opened).now(),
    );
  });
  await choosePlan(daysBefore(deps, demoDays.plans), { userId: sellerId, planId });
}

/** Creates a listing with its screenshot, unless it exists; every tenth has a picture of its figures too. */
async function offer(
  deps: Deps,
  listing: DemoListing,
  sellerId: string,
): Promise<{ id: string; listing: DemoListing }> {
  const { form } = listing;
  const found = await deps.db
    .selectFrom('listings')
    .select('id')
    .where('sellerId', '=', sellerId)
    .where('handle', '=', form.handle)
    .executeTakeFirst();
  if (found !== undefined) return { id: found.id, listing };
  const index = demoListings.indexOf(listing);
  const images = await drawListingPictures(deps, {
    ownerId: sellerId,
    account: form,
    seed: index + 1,
    withFigures: index % 10 === 0,
  });
  const { id } = await createListing(hoursBefore(deps, hoursAgoOf(listing)), {
    sellerId,
    draft: { ...form, images },
    by: { actor: 'seller', id: sellerId },
  });
  return { id, listing };
}

/**
 * Moves a listing from review to its status in the table; steps that were taken before are skipped. Sold and disputed
 * ones stay on the market until the demo purchases buy them.
 */
async function bring(
  deps: Pick<Deps, 'db' | 'now' | 'market'>,
  input: { id: string; listing: DemoListing; reviewer: Reviewer },
): Promise<void> {
  const { id, listing, reviewer } = input;
  const { status } = listing;
  if (status === 'draft' || status === 'pending') return;
  const row = await deps.db
    .selectFrom('listings')
    .select(['status', 'featured'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (row.status === 'pending') {
    await reviewListing(
      deps,
      reviewer,
      { listingId: id, version: undefined },
      status === 'rejected'
        ? { transition: 'reject', reason: 'Please add a picture that shows the number of members.' }
        : { transition: 'approve' },
    );
  }
  if (listing.featured && !row.featured) await featureListing(deps, reviewer, id, true);
}

/** Views of today and of the weeks before, and the wishlist of the demo buyer. */
async function showInterest(deps: Deps, people: People): Promise<void> {
  const posted = await deps.db
    .selectFrom('listings')
    .select(['id', 'sellerId', 'postedAt'])
    .where('status', '=', 'posted')
    .orderBy('postedAt', 'desc')
    .execute();
  const today = posted.flatMap(({ id }, index) =>
    Array.from({ length: (index * 7) % 13 }, (_, stranger) => ({
      listingId: id,
      hoursAgo: 0,
      address: `192.0.2.${stranger * 9 + (index % 9)}`,
    })),
  );
  const sellerId = idOf(people, 'seller@oja.test');
  const before = posted
    .filter((row) => row.sellerId === sellerId)
    .flatMap((row, index) => pastLooks(deps, row, index));
  await runBounded([...today, ...before], ({ listingId, hoursAgo, address }) => {
    const client = { address, userAgent: 'Demo' };
    return viewListing(hoursBefore(deps, hoursAgo), { listingId, visitor: undefined, client });
  });
  const userId = idOf(people, 'buyer@oja.test');
  for (const { id } of posted.filter((_, index) => index % 9 === 2)) {
    await saveListing(deps, { userId, listingId: id });
  }
}

/** The demo seller's history: views by different visitors on most days since a listing was posted. */
function pastLooks(deps: Deps, listing: { id: string; postedAt: Date | null }, index: number) {
  const { id: listingId, postedAt } = listing;
  if (postedAt === null) return [];
  return Array.from({ length: 28 }, (_, n) => n + 1)
    .filter((day) => daysBefore(deps, day).now() > postedAt)
    .flatMap((day) =>
      Array.from({ length: (day * 5 + index * 3) % 4 }, (_, stranger) => ({
        listingId,
        hoursAgo: day * 24,
        address: `198.51.100.${day * 8 + stranger}`,
      })),
    );
}
