import type { Message } from '@oja/contract/messaging';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Messages } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import { readPictures } from './message-images.ts';
import { refuseCursor } from './refuse-cursor.ts';

const usualLimit = 40;
const columns = [
  'id',
  'clientId',
  'position',
  'senderId',
  'byStaff',
  'text',
  'maskedText',
  'createdAt',
  'erasedAt',
  'takenDownAt',
] as const;
export type MessageRow = Pick<Selectable<Messages>, (typeof columns)[number]>;

/** The reader, and whether contacts are shown to them. */
export interface Reader {
  userId: string;
  unlocked: boolean;
}

/** Newest first, from the cursor on: one range of one index. */
export async function listMessages(
  db: Db,
  input: { conversationId: string; cursor?: string | undefined; limit?: number | undefined },
  reader: Reader,
): Promise<{ messages: Message[]; nextCursor: string | null }> {
  const limit = input.limit ?? usualLimit;
  let query = db
    .selectFrom('messages')
    .select(columns)
    .where('conversationId', '=', input.conversationId)
    .orderBy('position', 'desc')
    .limit(limit + 1);
  if (input.cursor !== undefined) query = query.where('position', '<', positionOf(input.cursor));
  const rows = await query.execute();
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    messages: await presentMessages(db, page, reader),
    nextCursor: rows.length > limit && last ? String(last.position) : null,
  };
}

export async function readMessageRow(tx: Tx, id: string): Promise<MessageRow> {
  return tx.selectFrom('messages').select(columns).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Pictures are read unless the caller knows that there are none. */
export async function presentMessages(
  db: Db,
  rows: readonly MessageRow[],
  reader: Reader & { noPictures?: boolean },
): Promise<Message[]> {
  const illustrated = reader.noPictures ? [] : rows;
  const pictures = await readPictures(
    db,
    illustrated.map(({ id }) => id),
  );
  return rows.map((row) => {
    const mine = row.senderId === reader.userId;
    const isDown = row.takenDownAt !== null;
    const masked = !reader.unlocked && row.maskedText !== null && !isDown;
    const readable = masked ? (row.maskedText ?? '') : row.text;
    return {
      id: row.id,
      client_id: mine ? row.clientId : null,
      position: row.position,
      mine,
      staff: row.byStaff,
      text: isDown ? '' : readable,
      masked,
      deleted: row.erasedAt !== null,
      taken_down: isDown,
      pictures: isDown ? [] : (pictures.get(row.id) ?? []),
      created_at: row.createdAt.toISOString(),
    };
  });
}

function positionOf(cursor: string): number {
  if (!/^[1-9][0-9]{0,14}$/.test(cursor)) throw refuseCursor();
  return Number(cursor);
}

/** Counts the messages of the other member behind a position. They are few, because members read from the end. */
export async function countFromOther(
  tx: Tx,
  input: { conversationId: string; userId: string; after: number },
): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from messages
     where conversation_id = ${input.conversationId} and position > ${input.after} and sender_id <> ${input.userId}`.execute(
    tx,
  );
  return rows[0]?.unread ?? 0;
}
