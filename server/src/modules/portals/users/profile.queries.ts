import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Purchases } from '../../../db/database.ts';

/** The maximum of rows of each kind in a profile; each is read from the index of the user. */
const shownAtMost = 20;

type PurchaseDetails = Pick<
  Selectable<Purchases>,
  'id' | 'number' | 'buyerId' | 'handle' | 'platform' | 'priceKobo' | 'status' | 'createdAt'
>;

/** Purchases and sales, newest first. Each side is read by its own index. */
export async function readPurchasesOf(db: Db, userId: string): Promise<PurchaseDetails[]> {
  const side = (column: 'buyer_id' | 'seller_id') => sql`
    (select id, number, buyer_id, handle, platform, price_kobo, status, created_at from purchases
      where ${sql.ref(column)} = ${userId} order by created_at desc, id desc limit ${sql.lit(shownAtMost)})`;
  const { rows } = await sql<PurchaseDetails>`
    select * from (${side('buyer_id')} union all ${side('seller_id')}) deals
     order by created_at desc, id desc limit ${sql.lit(shownAtMost)}`.execute(db);
  return rows;
}

export function readListingsOf(db: Db, userId: string) {
  return db
    .selectFrom('listings')
    .select(['id', 'platform', 'handle', 'priceKobo', 'status', 'createdAt'])
    .where('sellerId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(shownAtMost)
    .execute();
}

export function readSessionsOf(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .limit(shownAtMost)
    .execute();
}

export function readNotesAbout(db: Db, userId: string) {
  return db
    .selectFrom('userNotes')
    .innerJoin('users as author', 'author.id', 'userNotes.authorId')
    .select([
      'userNotes.id',
      'author.name as author',
      'userNotes.authorId',
      'userNotes.text',
      'userNotes.createdAt',
    ])
    .where('userNotes.userId', '=', userId)
    .orderBy('userNotes.createdAt', 'desc')
    .orderBy('userNotes.id', 'desc')
    .limit(100)
    .execute();
}

export function readReportsAbout(db: Db, userId: string) {
  return db
    .selectFrom('reports')
    .select(['id', 'title', 'reason', 'reporter', 'reporterId', 'status', 'reportedAt'])
    .where('ownerId', '=', userId)
    .where('hiddenAt', 'is', null)
    .orderBy('reportedAt', 'desc')
    .limit(shownAtMost)
    .execute();
}

export function readProtection(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['emailConfirmedAt', 'twoFactorEnabledAt', 'sellingStop', 'sellingStopUntil', 'sellingPaused'])
    .select((part) =>
      part
        .selectFrom('sanctions')
        .select('endsAt')
        .whereRef('sanctions.userId', '=', 'users.id')
        .where('kind', '=', 'selling_paused')
        .where('endedAt', 'is', null)
        .as('pausedUntil'),
    )
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
