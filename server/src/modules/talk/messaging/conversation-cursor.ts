import { z } from 'zod';
import { refuseCursor } from './refuse-cursor.ts';

/** The last row of a page of conversations, in either order. */
export interface ConversationCursor {
  rank: number;
  at: Date;
  id: string;
}

const schema = z.tuple([z.int().min(1).max(4), z.iso.datetime(), z.uuid()]);

export function encodeConversationCursor({ rank, at, id }: ConversationCursor): string {
  return Buffer.from(JSON.stringify([rank, at.toISOString(), id])).toString('base64url');
}

export function decodeConversationCursor(cursor: string): ConversationCursor {
  try {
    const [rank, at, id] = schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { rank, at: new Date(at), id };
  } catch {
    throw refuseCursor();
  }
}
