import type { TransactionSort } from '@oja/contract/admin-transactions';
import { z } from 'zod';
import { decodePlace, momentInPlace, placeInTime } from '../../http/cursor.ts';

const amongAlike = z.tuple([z.string(), momentInPlace, z.uuid()]);
const places = {
  date: placeInTime,
  amount: z.tuple([z.int(), z.uuid()]),
  status: amongAlike,
  platform: amongAlike,
  disputeStatus: amongAlike,
} satisfies Record<TransactionSort, z.ZodType>;

/** Where a page ended, in the order it was read in. */
export function decodeTransactionCursor(sort: TransactionSort, cursor: string): unknown[] {
  return decodePlace(places[sort], cursor);
}
