import type { HandoverKind } from '@oja/contract/handover-labels';
import { rejectionDays } from '@oja/contract/risk-signals';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { kindsOfContacts } from '../../../domain/contact-masks/mask-contacts.ts';
import { publicHandle } from '../../../domain/listing/public-account.ts';
import { findOutsidePayment } from '../../../domain/risk/find-outside-payment.ts';
import type { ListingFacts } from '../../../domain/risk/listing-facts.ts';
import { countSureLinks } from '../../people/accounts/index.ts';

/** A listing as it is to be offered, with the copies that `listings` finds. */
export interface CheckedListing {
  id: string;
  sellerId: string;
  platform: string;
  handle: string;
  handoverKind: HandoverKind;
  description: string;
  category: string | null;
  followers: number | null;
  priceKobo: number;
  formerPriceKobo: number | null;
  handleCopies: number;
  pictureCopies: number;
}

/** The latest listings that are read: older ones say little, and a long history must not delay an edit. */
const comparedAtMost = 2_000;
const rejectedAmong = 200;

/** Read in the transaction that decides, so that it is about what is written there. */
export async function readListingFacts(db: Db, listing: CheckedListing, now: Date): Promise<ListingFacts> {
  const { description, priceKobo, formerPriceKobo, handleCopies, pictureCopies } = listing;
  const seller = await readSeller(db, listing.sellerId, now);
  const similar = await readSimilar(db, listing);
  return {
    contactKinds: findContactKinds(listing),
    outsidePayment: findOutsidePayment(description),
    handleCopies,
    pictureCopies,
    priceKobo,
    formerPriceKobo,
    similarListings: similar.listings,
    similarPriceKobo: similar.priceKobo,
    ...seller,
    changesWithinDay: seller.changesWithinDay + 1,
    linkedAccounts: await countSureLinks(db, listing.sellerId),
  };
}

const contactNames = {
  phone: 'a phone number',
  'bank account': 'a bank account',
  email: 'an e-mail address',
  link: 'a web address',
  handle: 'a name on another app',
} as const;

/** The handle itself is the name of what is sold; a number or an address that strangers read in it is a contact. */
function findContactKinds({ handle, handoverKind, description }: CheckedListing): string[] {
  const inHandle = kindsOfContacts(publicHandle({ handle, handoverKind })).filter(
    (kind) => kind !== 'handle',
  );
  const kinds = new Set([...inHandle, ...kindsOfContacts(description, { handle })]);
  return [...kinds].map((kind) => contactNames[kind]);
}

async function readSeller(
  db: Db,
  sellerId: string,
  now: Date,
): Promise<Pick<ListingFacts, 'accountAgeDays' | 'rejections' | 'changesWithinDay'>> {
  const { rows } = await sql<Pick<ListingFacts, 'accountAgeDays' | 'rejections' | 'changesWithinDay'>>`
    select greatest(0, floor(extract(epoch from ${now}::timestamptz - u.created_at) / 86400))::int as account_age_days,
           (select count(*)::int from listing_events e
             where e.transition = 'reject' and e.happened_at > ${now}::timestamptz - make_interval(days => ${sql.lit(rejectionDays)})
               and e.listing_id in (select id from listings where seller_id = u.id
                                     order by created_at desc, id desc limit ${sql.lit(rejectedAmong)})) as rejections,
           (select count(*)::int from risk_checks
             where seller_id = u.id and checked_at > ${now}::timestamptz - interval '1 day') as changes_within_day
      from users u where u.id = ${sellerId}`.execute(db);
  const [seller] = rows;
  if (seller === undefined) throw new Error(`${sellerId} has no user row`);
  return seller;
}

/**
 * Listings of others on the market of the same platform: with half to twice the followers, or of the same category
 * where followers are not stated.
 */
async function readSimilar(
  db: Db,
  { sellerId, platform, category, followers }: CheckedListing,
): Promise<{ listings: number; priceKobo: number | null }> {
  const isSimilar =
    followers === null
      ? sql`category is not distinct from ${category}`
      : sql`followers between ${Math.floor(followers / 2)} and ${followers * 2}`;
  const { rows } = await sql<{ listings: number; priceKobo: number | null }>`
    select count(*)::int as listings, percentile_disc(0.5) within group (order by price_kobo) as price_kobo
      from (select seller_id, category, followers, price_kobo from listings
             where platform = ${platform} and status = 'posted' and seller_active
             order by posted_at desc, id desc limit ${sql.lit(comparedAtMost)}) latest
     where seller_id <> ${sellerId} and ${isSimilar}`.execute(db);
  return rows[0] ?? { listings: 0, priceKobo: null };
}
