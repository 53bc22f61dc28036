import type { DeskSort } from '@oja/contract/admin-support';
import { z } from 'zod';
import { Refusal } from '../../domain/refusal.ts';

const moment = z.iso.datetime().transform((at) => new Date(at));
const inTime = z.tuple([moment, z.uuid()]);
const places = {
  due: inTime,
  priority: z.tuple([z.int(), moment, z.uuid()]),
  updated: inTime,
  newest: inTime,
  oldest: inTime,
} satisfies Record<DeskSort, z.ZodType>;

/** Where a page ended, in the order it was read in. */
export function encodeDeskCursor(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

export function decodeDeskCursor(sort: DeskSort, cursor: string): unknown[] {
  try {
    return places[sort].parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    const message = 'This is not a place in the list.';
    throw new Refusal('invalid_input', {
      message: `Please check "cursor": ${message}`,
      details: [{ field: 'cursor', message }],
    });
  }
}
