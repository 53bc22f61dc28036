import type { PurchaseSort } from '@oja/contract/purchases';
import { z } from 'zod';
import { Refusal } from '../../domain/refusal.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';

const priceCursor = z.tuple([z.int(), z.uuid()]);

/** Where a page ended, in the order it was read in: by time, or by price. */
export function encodeDealCursor(
  sort: PurchaseSort,
  last: { id: string; createdAt: Date; priceKobo: number },
): string {
  if (sort === 'recent') return encodeCursor({ at: last.createdAt, id: last.id });
  return Buffer.from(JSON.stringify([last.priceKobo, last.id])).toString('base64url');
}

export function decodeDealCursor(sort: PurchaseSort, cursor: string): [Date | number, string] {
  if (sort === 'recent') {
    const { at, id } = decodeCursor(cursor);
    return [at, id];
  }
  try {
    return priceCursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new Refusal('invalid_input', {
      message: 'Please check "cursor": This is not a place in the list.',
      details: [{ field: 'cursor', message: 'This is not a place in the list.' }],
    });
  }
}
