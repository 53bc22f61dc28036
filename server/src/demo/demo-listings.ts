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
  for (const seller of demoSellers) await prepareSeller(deps, idOf(people, seller.email), seller.verified);
  const reviewer = reviewerOf(people);
  const pictures = await drawAll(deps, people);
  for (const [index, listing] of demoListings.entries()) {
    const hoursAgo = (demoListings.length - index) * hoursBetween;
    const then = hoursBefore(deps, hoursAgo);
    const sellerId = idOf(people, listing.sellerEmail);
    const id = await offer(then, { listing, sellerId, images: pictures.get(listing) ?? [] });
    if (listing === last) await showInterest(deps, people);
    await bring(hoursBefore(deps, hoursAgo - 3), { id, listing, sellerId, reviewer });
  }
  await listingsChanged(deps);
  // It happened before anybody looked, so it is not news.
  await deps.db
    .updateTable('notifications')
    .set({ readAt: deps.now() })
    .where('event', 'in', ['listing_pending', 'listing_approved', 'listing_rejected'])
    .execute();
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

/** Screenshots for every listing that has none yet; every tenth listing shows its figures too. */
async function drawAll(deps: Deps, people: People): Promise<Map<DemoListing, string[]>> {
  const made = await deps.db.selectFrom('listings').select('handle').execute();
  const missing = [...demoListings.entries()].filter(
    ([, { form }]) => !made.some((row) => row.handle === form.handle),
  );
  return portray(
    deps,
    missing.map(([index, listing]) => ({
      key: listing,
      ownerId: idOf(people, listing.sellerEmail),
      account: listing.form,
      seed: index + 1,
      withFigures: index % 10 === 0,
    })),
  );
}

async function offer(
  deps: Deps,
  input: { listing: DemoListing; sellerId: string; images: string[] },
): Promise<string> {
  const { sellerId } = input;
  const { form } = input.listing;
  const found = await deps.db
    .selectFrom('listings')
    .select('id')
    .where('sellerId', '=', sellerId)
    .where('handle', '=', form.handle)
    .executeTakeFirst();
  if (found !== undefined) return found.id;
  const draft = { ...form, images: input.images };
  const { id } = await createListing(deps, { sellerId, draft, by: { actor: 'seller', id: sellerId } });
  return id;
}

/**
 * Takes a listing from review to where it stands in the table; a step that was taken before is left out. What was sold
 * or disputed is on the market until the demo purchases buy it.
 */
async function bring(
  deps: Deps,
  input: { id: string; listing: DemoListing; sellerId: string; reviewer: Reviewer },
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

/** Strangers who looked around today, and what the demo buyer saved. */
async function showInterest(deps: Deps, people: People): Promise<void> {
  const posted = await deps.db
    .selectFrom('listings')
    .select(['id', 'priceKobo'])
    .where('status', '=', 'posted')
    .orderBy('postedAt', 'desc')
    .execute();
  for (const [index, { id }] of posted.entries()) {
    for (let stranger = 0; stranger < (index * 7) % 13; stranger += 1) {
      const client = { address: `192.0.2.${stranger * 9 + (index % 9)}`, userAgent: 'Demo' };
      await viewListing(deps, { listingId: id, visitor: undefined, client });
    }
  }
  const userId = idOf(people, 'buyer@oja.test');
  for (const { id } of posted.filter((_, index) => index % 9 === 2)) {
    await saveListing(deps, { userId, listingId: id });
  }
}
