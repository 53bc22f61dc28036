import type { Notification } from '@oja/contract/notifications';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { decodeCursor, encodeCursor } from '../../../http/cursor.ts';

const defaultLimit = 24;

export async function listNotifications(
  db: Db,
  input: { userId: string; cursor?: string; limit?: number },
): Promise<{ items: Notification[]; nextCursor: string | null }> {
  const limit = input.limit ?? defaultLimit;
  const after = input.cursor === undefined ? undefined : decodeCursor(input.cursor);
  let query = db
    .selectFrom('notifications')
    .selectAll()
    .where('userId', '=', input.userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.at}, ${after.id})`);
  const rows = await query.execute();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => ({
      id: row.id,
      event: row.event,
      title: row.title,
      text: row.text,
      link: row.link,
      read: row.readAt !== null,
      created_at: row.createdAt.toISOString(),
    })),
    nextCursor: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select((select) => select.fn.countAll<number>().as('unread'))
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return row.unread;
}
