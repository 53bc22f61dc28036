import type { PurchaseSort } from '@oja/contract/purchases';
import { z } from 'zod';
import { decodePlace, encodePlace, placeInTime } from '../../http/cursor.ts';

const placeInPrice = z.tuple([z.int(), z.uuid()]);

/** Where a page ended, in the order it was read in: by time, or by price. */
export function encodeDealCursor(
  sort: PurchaseSort,
  last: { id: string; createdAt: Date; priceKobo: number },
): string {
  return encodePlace([sort === 'recent' ? last.createdAt : last.priceKobo, last.id]);
}

export function decodeDealCursor(sort: PurchaseSort, cursor: string): [Date | number, string] {
  return sort === 'recent' ? decodePlace(placeInTime, cursor) : decodePlace(placeInPrice, cursor);
}
