import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { postings } from '../domain/ledger/postings.ts';
import { makeVerifiedSeller } from '../modules/accounts/index.ts';
import { postTransfer } from '../modules/ledger/index.ts';
import {
  createListing,
  featureListing,
  listingsChanged,
  type Reviewer,
  reviewListing,
  saveListing,
  viewListing,
} from '../modules/listings/index.ts';
import { choosePlan } from '../modules/plans/index.ts';
import { type DemoListing, demoListings } from './demo-listing-table.ts';
import { idOf, type People, readPeople } from './demo-people.ts';
import { portray } from './demo-pictures.ts';
import { demoSellers } from './demo-sellers.ts';
import { daysBefore, demoDays, hoursBefore } from './demo-time.ts';
import { beginAll, someAtATime } from './some-at-a-time.ts';

const hoursBetween = 25;
const sellerPlan = 'Growth';
const openingKobo = 1_000_000;

/**
 * A market that looks alive: sellers on a plan, and listings of every kind, made and reviewed through the use cases of
 * real ones, a day apart. The last listing is approved last of all; once it is, nothing is touched again, whatever
 * people have done with the demo since.
 */
export async function loadDemoListings(deps: Deps): Promise<void> {
  const last = demoListings.at(-1);
  if (last === undefined || (await wasApproved(deps, last))) return;
  const people = await readPeople(deps);
  await someAtATime(demoSellers, ({ email, verified }) => prepareSeller(deps, idOf(people, email), verified));
  const offers = beginAll(demoListings, (listing) => offer(deps, listing, idOf(people, listing.sellerEmail)));
  await Promise.all([...offers, reviewInOrder(deps, people, offers)]);
  listingsChanged(deps);
  // It happened before anybody looked, so it is not news.
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
    await bring(hoursBefore(deps, hoursAgoOf(listing) - 3), { id, listing, reviewer });
  }
}

function hoursAgoOf(listing: DemoListing): number {
  return (demoListings.length - demoListings.indexOf(listing)) * hoursBetween;
}

async function wasApproved(deps: Deps, listing: DemoListing): Promise<boolean> {
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

/** Money for some months of the plan, the plan itself, and the verified mark for those who have it. */
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

/** Puts a listing up with its screenshot, unless it is there; every tenth shows its figures too. */
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
  const images = await portray(deps, {
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
 * Takes a listing from review to where it stands in the table; a step that was taken before is left out. What was sold
 * or disputed is on the market until the demo purchases buy it.
 */
async function bring(
  deps: Deps,
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

/** Strangers who looked around today and in the weeks before, and what the demo buyer saved. */
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
  await someAtATime([...today, ...before], ({ listingId, hoursAgo, address }) => {
    const client = { address, userAgent: 'Demo' };
    return viewListing(hoursBefore(deps, hoursAgo), { listingId, visitor: undefined, client });
  });
  const userId = idOf(people, 'buyer@oja.test');
  for (const { id } of posted.filter((_, index) => index % 9 === 2)) {
    await saveListing(deps, { userId, listingId: id });
  }
}

/** The demo seller has a history to look at: some look on most days since a listing was posted, each day others. */
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
