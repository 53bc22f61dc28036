import { z } from 'zod';
import { Refusal } from '../domain/refusal.ts';

/** Where a page of a list ended: the time and id of its last row, in a form that clients only hand back. */
export interface Cursor {
  at: Date;
  id: string;
}

const schema = z.tuple([z.iso.datetime(), z.uuid()]);

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.at.toISOString(), cursor.id])).toString('base64url');
}

export function decodeCursor(cursor: string): Cursor {
  try {
    const [at, id] = schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { at: new Date(at), id };
  } catch {
    throw new Refusal('invalid_input', {
      message: 'Please check "cursor": This is not a place in the list.',
      details: [{ field: 'cursor', message: 'This is not a place in the list.' }],
    });
  }
}
