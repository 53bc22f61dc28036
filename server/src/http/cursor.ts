import { z } from 'zod';
import { Refusal } from '../domain/refusal.ts';

/** Where a page of a list ended: the columns it is ordered by, of its last row, in a form that clients only hand back. */
export function encodePlace(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

export function decodePlace<Schema extends z.ZodType>(schema: Schema, cursor: string): z.output<Schema> {
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

export const momentInPlace = z.iso.datetime().transform((at) => new Date(at));
export const placeInTime = z.tuple([momentInPlace, z.uuid()]);

/** A list in the order of time. */
export interface Cursor {
  at: Date;
  id: string;
}

export function encodeCursor({ at, id }: Cursor): string {
  return encodePlace([at, id]);
}

export function decodeCursor(cursor: string): Cursor {
  const [at, id] = decodePlace(placeInTime, cursor);
  return { at, id };
}
