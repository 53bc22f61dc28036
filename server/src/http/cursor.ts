import { z } from 'zod';
import { Refusal } from '../domain/refusal.ts';

/** The position where a page ended: the order columns of its last row, encoded as an opaque cursor. */
export function encodePosition(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

export function decodePosition<Schema extends z.ZodType>(schema: Schema, cursor: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    const message = 'This is not a place in the list.';
    throw new Refusal('invalid_input', {
      message: `Please check "cursor": ${message}`,
      details: [{ field: 'cursor', message }],
    });
  }
}

export const timestampInCursor = z.iso.datetime().transform((at) => new Date(at));
export const timestampAndId = z.tuple([timestampInCursor, z.uuid()]);

/** Position in a list that is ordered by time. */
export interface Cursor {
  at: Date;
  id: string;
}

export function encodeCursor({ at, id }: Cursor): string {
  return encodePosition([at, id]);
}

export function decodeCursor(cursor: string): Cursor {
  const [at, id] = decodePosition(timestampAndId, cursor);
  return { at, id };
}
