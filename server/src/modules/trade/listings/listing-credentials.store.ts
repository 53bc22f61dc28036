import { z } from 'zod';
import type { Sealer } from '../../../crypto/sealing.ts';
import type { Db } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import type { SealedColumn } from '../../../db/reseal-column.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { ListingRow } from './listing.store.ts';

/**
 * The credentials of a listing. Only this file names the table: the text is sealed before it is stored and bound to its
 * listing, so that it cannot be opened elsewhere, and no query of the market can return it.
 */
export interface Credentials {
  username: string;
  password: string;
  handoverNotes: string | null;
}

export const sealedListingColumns: readonly SealedColumn[] = [
  { table: 'listing_credentials', id: 'listing_id', column: 'credentials', contextOf: credentialsOf },
  { table: 'listing_credentials', id: 'listing_id', column: 'handover_notes', contextOf: notesOf },
];

const sealedShape = z.object({ username: z.string(), password: z.string() });

export async function sealCredentials(
  tx: Tx,
  sealer: Sealer,
  input: Credentials & { listingId: string; now: Date },
): Promise<void> {
  const { listingId, username, password, handoverNotes } = input;
  const row = {
    credentials: sealer.seal(JSON.stringify({ username, password }), credentialsOf(listingId)),
    handoverNotes: handoverNotes === null ? null : sealer.seal(handoverNotes, notesOf(listingId)),
    changedAt: input.now,
  };
  await tx
    .insertInto('listingCredentials')
    .values({ listingId, ...row })
    .onConflict((conflict) => conflict.column('listingId').doUpdateSet(row))
    .execute();
}

/** For the edit that compares them; undefined where none are handed over. No reply contains them. */
export async function openCredentials(
  tx: Tx,
  sealer: Sealer,
  listingId: string,
): Promise<Credentials | undefined> {
  const row = await tx
    .selectFrom('listingCredentials')
    .select(['credentials', 'handoverNotes'])
    .where('listingId', '=', listingId)
    .executeTakeFirst();
  return row && openSealedRow(sealer, listingId, row);
}

/** The columns that a purchase copies or decides upon. */
const soldColumns = [
  'l.id',
  'l.sellerId',
  'l.sellerActive',
  'l.status',
  'l.postedAt',
  'l.priceKobo',
  'l.version',
  'l.platform',
  'l.handle',
  'l.category',
  'l.url',
  'l.description',
  'l.followers',
  'l.engagementTenths',
  'l.claims',
  'l.handoverKind',
  'l.mailbox',
  'l.coverDays',
  'l.images',
] as const;

type Bare<Column> = Column extends `l.${infer Name}` ? Name : never;
export type ListingToBuy = Pick<ListingRow, Bare<(typeof soldColumns)[number]>>;

/**
 * For a purchase: locks the listing and then its credentials, which the seller may have replaced meanwhile. A listing
 * that is handed over without login details has none and costs a second statement.
 */
export async function lockForPurchase(
  tx: Tx,
  sealer: Sealer,
  listingId: string,
): Promise<{ listing: ListingToBuy; credentials: Credentials | undefined } | undefined> {
  const row = await tx
    .selectFrom('listings as l')
    .innerJoin('listingCredentials as c', 'c.listingId', 'l.id')
    .select(soldColumns)
    .select(['c.credentials', 'c.handoverNotes'])
    .where('l.id', '=', listingId)
    .forUpdate('l')
    .forShare('c')
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (row === undefined) return lockWithoutCredentials(tx, listingId);
  const { credentials, handoverNotes, ...listing } = row;
  return { listing, credentials: openSealedRow(sealer, listingId, { credentials, handoverNotes }) };
}

async function lockWithoutCredentials(
  tx: Tx,
  listingId: string,
): Promise<{ listing: ListingToBuy; credentials: undefined } | undefined> {
  const listing = await tx
    .selectFrom('listings as l')
    .select(soldColumns)
    .where('l.id', '=', listingId)
    .where('l.handoverKind', '!=', 'credentials')
    .forUpdate('l')
    .modifyEnd(prepared)
    .executeTakeFirst();
  return listing && { listing, credentials: undefined };
}

/** Opens the two sealed columns. */
function openSealedRow(
  sealer: Sealer,
  listingId: string,
  row: { credentials: Buffer; handoverNotes: Buffer | null },
): Credentials {
  return {
    ...openSealed(sealer, listingId, row.credentials),
    handoverNotes: row.handoverNotes && sealer.open(row.handoverNotes, notesOf(listingId)).toString('utf8'),
  };
}

/** The user names, and whether there are notes: the only part of the credentials that sellers see. */
export async function readUsernames(
  db: Db,
  sealer: Sealer,
  listingIds: readonly string[],
): Promise<Map<string, { username: string; hasNotes: boolean }>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('listingCredentials')
    .select(['listingId', 'credentials', 'handoverNotes'])
    .where('listingId', 'in', listingIds)
    .execute();
  return new Map(
    rows.map(({ listingId, credentials, handoverNotes }) => [
      listingId,
      {
        username: openSealed(sealer, listingId, credentials).username,
        hasNotes: handoverNotes !== null,
      },
    ]),
  );
}

export async function hasHandoverNotes(db: Db, listingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('listingCredentials')
    .select('listingId')
    .where('listingId', '=', listingId)
    .where('handoverNotes', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function eraseCredentials(tx: Tx, listingId: string): Promise<void> {
  await tx.deleteFrom('listingCredentials').where('listingId', '=', listingId).execute();
}

function openSealed(sealer: Sealer, listingId: string, sealed: Buffer) {
  return sealedShape.parse(JSON.parse(sealer.open(sealed, credentialsOf(listingId)).toString('utf8')));
}

function credentialsOf(listingId: string): string {
  return `listing:${listingId}:credentials`;
}

function notesOf(listingId: string): string {
  return `listing:${listingId}:handover_notes`;
}
