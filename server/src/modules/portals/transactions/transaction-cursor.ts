import type { TransactionSort } from '@oja/contract/admin-transactions';
import { z } from 'zod';
import { decodePosition, timestampAndId, timestampInCursor } from '../../../http/cursor.ts';

const amongAlike = z.tuple([z.string(), timestampInCursor, z.uuid()]);
const places = {
  date: timestampAndId,
  amount: z.tuple([z.int(), z.uuid()]),
  status: amongAlike,
  platform: amongAlike,
  disputeStatus: amongAlike,
} satisfies Record<TransactionSort, z.ZodType>;

/** The last row of a page, in the order of the page. */
export function decodeTransactionCursor(sort: TransactionSort, cursor: string): unknown[] {
  return decodePosition(places[sort], cursor);
}
