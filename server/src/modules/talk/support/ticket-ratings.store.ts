import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { TicketRatings } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';

export type RatingRow = Pick<Selectable<TicketRatings>, 'rating' | 'comment' | 'ratedAt'>;

export function readRating(db: Db | Tx, ticketId: string): Promise<RatingRow | undefined> {
  return db
    .selectFrom('ticketRatings')
    .select(['rating', 'comment', 'ratedAt'])
    .where('ticketId', '=', ticketId)
    .executeTakeFirst();
}

/** When the ticket was last closed; null if it never was. Merging is no closing. */
export async function readClosedAt(db: Db | Tx, ticketId: string): Promise<Date | null> {
  const { closedAt } = await db
    .selectFrom('ticketEvents')
    .select((select) => select.fn.max('happenedAt').as('closedAt'))
    .where('ticketId', '=', ticketId)
    .where('what', 'in', ['resolved', 'closed', 'expired'])
    .executeTakeFirstOrThrow();
  return closedAt;
}

export async function writeRating(tx: Tx, row: Insertable<TicketRatings>): Promise<void> {
  const { rating, comment, staffId, ratedAt } = row;
  await tx
    .insertInto('ticketRatings')
    .values(row)
    .onConflict((conflict) => conflict.column('ticketId').doUpdateSet({ rating, comment, staffId, ratedAt }))
    .execute();
}
