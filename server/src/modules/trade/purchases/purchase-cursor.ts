import type { PurchaseSort } from '@oja/contract/purchases';
import { z } from 'zod';
import { decodePosition, encodePosition, timestampAndId } from '../../../http/cursor.ts';

const placeInPrice = z.tuple([z.int(), z.uuid()]);

/** The last row of a page in its order: by time or by price. */
export function encodePurchaseCursor(
  sort: PurchaseSort,
  last: { id: string; createdAt: Date; priceKobo: number },
): string {
  return encodePosition([sort === 'recent' ? last.createdAt : last.priceKobo, last.id]);
}

export function decodePurchaseCursor(sort: PurchaseSort, cursor: string): [Date | number, string] {
  return sort === 'recent' ? decodePosition(timestampAndId, cursor) : decodePosition(placeInPrice, cursor);
}
