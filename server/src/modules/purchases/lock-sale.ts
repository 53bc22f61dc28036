import { type QueryCreator, sql } from 'kysely';
import type { DB } from '../../db/database.ts';
import { keptStatement } from '../../db/kept-statements.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import {
  type Credentials,
  type ListingForSale,
  type ListingRow,
  listingForSale,
  openSealedRow,
} from '../listings/index.ts';
import { parseStored, storedSection } from '../settings/index.ts';
import { type Deal, dealSettings } from './begin-deal.ts';
import type { People } from './deal.queries.ts';

export interface LockedSale extends Pick<Deal, 'buyer' | 'seller' | 'settings'> {
  listing: ListingForSale;
  credentials: Credentials;
  /** The people as the answer shows them. */
  people: People;
}

/** What decides whether a listing can be bought. */
export type ListingFacts = Pick<
  ListingRow,
  'sellerId' | 'status' | 'sellerActive' | 'priceKobo' | 'postedAt'
>;

interface Wanted {
  buyerId: string;
  listingId: string;
}

/**
 * Locks the people and then the listing, and reads what opens it and the terms of the day. Whoever suspends or erases
 * somebody holds their row for update, so it is over by then or waits; a suspended seller shows in the listing. Nearly always nobody else
 * holds the listing, and one statement does it. Otherwise `decide` is asked with what can be seen before anybody waits:
 * most of those who come too late are told so there. It is asked again with what was locked.
 */
export async function lockSale(
  tx: Tx,
  deps: Deps,
  wanted: Wanted,
  decide: (listing: ListingFacts) => void,
): Promise<LockedSale> {
  const [free] = await lockIfFree(tx, wanted);
  const { buyerStatus, payment, naira, integrations, credentials, handoverNotes, ...locked } =
    free ?? (await waitForSale(tx, wanted, decide));
  if (buyerStatus !== 'active') throw new Refusal('account_suspended');
  decide(locked);
  const { buyerName, buyerEmail, sellerName, sellerEmail, ...shown } = locked;
  const {
    buyerNickname,
    sellerNickname,
    sellerAvatar,
    sellerVerified,
    sellerRatings,
    sellerRatingSum,
    ...listing
  } = shown;
  return {
    listing,
    credentials: openSealedRow(deps.sealer, listing.id, { credentials, handoverNotes }),
    buyer: { id: wanted.buyerId, name: buyerName, email: buyerEmail },
    seller: { id: listing.sellerId, name: sellerName, email: sellerEmail },
    people: { buyerNickname, sellerNickname, sellerAvatar, sellerVerified, sellerRatings, sellerRatingSum },
    settings: {
      payment: parseStored('payment', payment),
      naira: parseStored('naira', naira),
      integrations: parseStored('integrations', integrations),
    },
  };
}

async function waitForSale(tx: Tx, wanted: Wanted, decide: (listing: ListingFacts) => void) {
  const facts = await tx
    .selectFrom('listings')
    .select(['sellerId', 'status', 'sellerActive', 'priceKobo', 'postedAt'])
    .where('id', '=', wanted.listingId)
    .executeTakeFirst();
  if (facts === undefined) throw new Refusal('not_found');
  decide(facts);
  const [row] = await lockWhenFree(tx, wanted);
  // Somebody was erased, or the listing was removed with what opens it, a moment ago.
  if (row === undefined) throw new Refusal('listing_unavailable');
  return row;
}

const lockIfFree = keptStatement((db, wanted: Wanted) =>
  sale(db, wanted).modifyEnd(sql`for key share of b, s for update of l skip locked for share of c`),
);

const lockWhenFree = keptStatement((db, wanted: Wanted) =>
  sale(db, wanted).modifyEnd(sql`for key share of b, s for update of l for share of c`),
);

function sale(db: QueryCreator<DB>, { buyerId, listingId }: Wanted) {
  return listingForSale(db, listingId)
    .innerJoin('users as b', (join) => join.on('b.id', '=', buyerId))
    .innerJoin('users as s', 's.id', 'l.sellerId')
    .leftJoin('sellerFigures as f', 'f.sellerId', 's.id')
    .select([
      'b.name as buyerName',
      'b.nickname as buyerNickname',
      'b.email as buyerEmail',
      'b.status as buyerStatus',
      's.name as sellerName',
      's.email as sellerEmail',
    ])
    .select(['s.nickname as sellerNickname', 's.avatar as sellerAvatar', 's.verified as sellerVerified'])
    .select(['f.ratings as sellerRatings', 'f.ratingSum as sellerRatingSum'])
    .select(dealSettings.map((section) => storedSection(section).as(section)))
    .where('b.erasedAt', 'is', null)
    .where('s.erasedAt', 'is', null);
}
