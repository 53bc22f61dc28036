import type { Deps } from '../deps/deps.ts';
import { SystemCaller } from '../http/require-proof.ts';
import { adjustWallet } from '../modules/money/wallet-adjustments/index.ts';
import { giveSanction } from '../modules/people/sanctions/index.ts';
import { openAppeal } from '../modules/portals/sanctions/index.ts';
import { listSavedViews, saveView } from '../modules/portals/saved-views/index.ts';
import {
  createListing,
  type Reviewer,
  reviewListing,
  updateListing,
} from '../modules/trade/listings/index.ts';
import { choosePlan } from '../modules/trade/plans/index.ts';
import {
  type DemoDeskListing,
  demoAdjustment,
  demoAppeal,
  demoDeskListings,
  demoPause,
  demoViews,
  newSeller,
  pausedSeller,
} from './demo-desk-table.ts';
import { idOf, type People, readPeople, staffOf } from './demo-people.ts';
import { drawListingPictures } from './demo-pictures.ts';
import { loadDemoRules } from './demo-risk.ts';
import { hoursBefore } from './demo-time.ts';
import { markOldNotificationsRead } from './mark-old-notifications-read.ts';

const freePlan = 'Starter';
const joinedHoursAgo = { [pausedSeller.email]: 40 * 24, [newSeller.email]: 2 * 24 };
/** Their pictures differ from those of the other listings. */
const firstSeed = 300;

/**
 * What staff have to weigh: rules about risk, a listing with signals and a change that a rule holds, a pause of selling
 * with an appeal, and a proposal that waits for approval; and views of the queue that hold it. The proposal is made
 * last; once it exists, later starts change nothing.
 */
export async function loadDemoDesk(deps: Deps): Promise<void> {
  const people = await readPeople(deps);
  const subjectId = idOf(people, demoAdjustment.userEmail);
  const proposed = await deps.db
    .selectFrom('approvals')
    .select('id')
    .where('kind', '=', 'wallet_adjustment')
    .where('subjectId', '=', subjectId)
    .executeTakeFirst();
  if (proposed !== undefined) return;
  for (const email of [pausedSeller.email, newSeller.email]) await subscribe(deps, people, email);
  await loadDemoRules(deps, people);
  for (const listing of demoDeskListings) await offer(deps, people, listing);
  await pauseSelling(deps, people);
  await appeal(deps, people);
  for (const view of demoViews) await keepView(deps, people, view);
  await propose(deps, people);
  await markOldNotificationsRead(deps);
}

async function subscribe(deps: Deps, people: People, email: string): Promise<void> {
  const then = hoursBefore(deps, joinedHoursAgo[email] ?? 0);
  const userId = idOf(people, email);
  await deps.db.updateTable('users').set({ createdAt: then.now() }).where('id', '=', userId).execute();
  const { id: planId } = await deps.db
    .selectFrom('plans')
    .select('id')
    .where('name', '=', freePlan)
    .executeTakeFirstOrThrow();
  await choosePlan(then, { userId, planId });
}

/** A listing with its picture, unless it exists, and its rejection or its later change. */
async function offer(deps: Deps, people: People, listing: DemoDeskListing): Promise<void> {
  const { form, hoursAgo, rejection, heldChange } = listing;
  const sellerId = idOf(people, listing.sellerEmail);
  const found = await deps.db
    .selectFrom('listings')
    .select(['id', 'status'])
    .where('sellerId', '=', sellerId)
    .where('handle', '=', form.handle)
    .executeTakeFirst();
  const then = hoursBefore(deps, hoursAgo);
  const { id, status } = found ?? (await create(then, sellerId, listing));
  const actor = staffOf(people, 'moderator@oja.test');
  const reviewer: Reviewer = { id: actor.id, role: 'moderator', actor };
  const review = (decision: Parameters<typeof reviewListing>[3]) =>
    reviewListing(hoursBefore(deps, hoursAgo - 3), reviewer, { listingId: id, version: undefined }, decision);
  if (status === 'pending' && rejection !== undefined)
    await review({ transition: 'reject', reason: rejection });
  if (heldChange === undefined) return;
  if (status === 'pending') await review({ transition: 'approve' });
  const { description } = heldChange;
  await updateListing(hoursBefore(deps, heldChange.hoursAgo), { listingId: id, sellerId }, { description });
}

async function create(then: Deps, sellerId: string, listing: DemoDeskListing) {
  const images = await drawListingPictures(then, {
    ownerId: sellerId,
    account: listing.form,
    seed: firstSeed + demoDeskListings.indexOf(listing),
    withFigures: false,
  });
  return createListing(then, {
    sellerId,
    draft: { ...listing.form, images },
    by: { actor: 'seller', id: sellerId },
  });
}

async function pauseSelling(deps: Deps, people: People): Promise<void> {
  const userId = idOf(people, pausedSeller.email);
  if ((await findPause(deps, userId)) !== undefined) return;
  const { hoursAgo, reason, note, days } = demoPause;
  const by = { ...staffOf(people, 'trust@oja.test'), role: 'trust' } as const;
  await giveSanction(hoursBefore(deps, hoursAgo), {
    userId,
    by,
    kind: 'selling_paused',
    reason,
    note,
    days,
  });
}

async function appeal(deps: Deps, people: People): Promise<void> {
  const userId = idOf(people, pausedSeller.email);
  const pause = await findPause(deps, userId);
  if (pause === undefined || pause.appealedAt !== null) return;
  const { hoursAgo, text } = demoAppeal;
  await openAppeal(hoursBefore(deps, hoursAgo), { sanctionId: pause.id, userId, text });
}

function findPause(deps: Pick<Deps, 'db'>, userId: string) {
  return deps.db
    .selectFrom('sanctions')
    .select(['id', 'appealedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

async function keepView(deps: Deps, people: People, demoView: (typeof demoViews)[number]): Promise<void> {
  const { ownerEmail, ...view } = demoView;
  const userId = idOf(people, ownerEmail);
  const kept = await listSavedViews(deps.db, { userId, page: view.page });
  if (kept.some(({ name }) => name === view.name)) return;
  await saveView(deps, { userId, ...view });
}

async function propose(deps: Deps, people: People): Promise<void> {
  const { hoursAgo, userEmail, proposerEmail, adjustment } = demoAdjustment;
  await adjustWallet(hoursBefore(deps, hoursAgo), {
    userId: idOf(people, userEmail),
    adjustment,
    actor: staffOf(people, proposerEmail),
    provenBy: new SystemCaller('demo data'),
    idempotencyKey: undefined,
  });
}
