import { randomUUID } from 'node:crypto';
import { platformInput } from '@oja/contract/listing-fields';
import { profileHosts } from '@oja/contract/profile-urls';
import type { BodyFor, DataFor } from '../../../../test/calls.ts';
import type { Oja, Person } from '../../../../test/oja.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { ListingActor, ListingTransition } from '../../../domain/listing/listing-process.ts';
import { lockListing, moveListing } from './index.ts';
import { type Credentials, sealCredentials } from './listing-credentials.store.ts';

/** Fixtures of the market tests: sellers with a plan, and listing bodies. */

let plans = 0;

export async function addSeller(
  oja: Oja,
  options: { uploadLimit?: number | null; role?: 'seller' | 'verified_seller' } = {},
): Promise<Person> {
  const seller = await oja.person({ role: options.role ?? 'seller' });
  const planId = randomUUID();
  plans += 1;
  await oja.deps.db
    .insertInto('plans')
    .values({
      id: planId,
      name: `Plan ${plans}`,
      priceKobo: 0,
      uploadLimit: options.uploadLimit ?? null,
      createdAt: oja.clock.now,
    })
    .execute();
  await oja.deps.db.insertInto('subscriptions').values({ userId: seller.id, planId }).execute();
  return seller;
}

let handles = 0;

type ListingForm = BodyFor<'createListing'>;

export function listingForm(change: Partial<ListingForm> = {}): ListingForm {
  handles += 1;
  const { platform = 'instagram', handle = `@account${handles}` } = change;
  const { handover_kind: kind = 'credentials' } = change;
  const [host] = profileHosts[platformInput.catch('instagram').parse(platform)];
  return {
    platform,
    handle,
    url: `https://${host}/${encodeURIComponent(`${handle}`.replace(/^@/, ''))}`,
    price: 150_000,
    description: 'Street food of Lagos, grown since 2019.',
    ...(kind === 'credentials'
      ? { username: `account${handles}@example.com`, password: 'jollof-and-plantain' }
      : {}),
    ...change,
  };
}

/** Creates a listing through the API and returns it. */
export async function addListing(
  oja: Oja,
  seller: Person,
  change: Partial<ListingForm> = {},
): Promise<DataFor<'createListing'>> {
  const { status, body, text } = await oja.call('createListing', {
    token: seller.token,
    body: listingForm(change),
  });
  if (status !== 200) throw new Error(`the listing was not created: ${text}`);
  return body.data;
}

/** The same, approved by staff. */
export async function addPosted(
  oja: Oja,
  seller: Person,
  change: Partial<ListingForm> = {},
): Promise<DataFor<'createListing'>> {
  const listing = await addListing(oja, seller, change);
  await move(oja, listing.id, 'approve', 'admin');
  return listing;
}

/** Moves a listing, as the purchase process and staff do. */
export async function move(
  oja: Oja,
  listingId: string,
  transition: ListingTransition,
  actor: ListingActor = 'purchase',
): Promise<void> {
  await inTransaction(oja.deps.db, async (tx) => {
    const listing = await lockListing(tx, listingId);
    await moveListing(tx, { listing, transition, by: { actor, id: null }, now: oja.clock.now });
  });
  oja.deps.market.invalidate();
}

export const statusOf = async (oja: Oja, listingId: string): Promise<string> => {
  const row = await oja.deps.db
    .selectFrom('listings')
    .select('status')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  return row.status;
};

/** Locks a listing as its seller's edit does, and returns the function that changes the credentials. */
export async function changeCredentials(oja: Oja, tx: Tx, listingId: string) {
  await lockListing(tx, listingId);
  return (fresh: Credentials) =>
    sealCredentials(tx, oja.deps.sealer, { ...fresh, listingId, now: oja.deps.now() });
}
