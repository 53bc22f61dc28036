import type { TransactionSort } from '@oja/contract/admin-transactions';
import { z } from 'zod';
import { Refusal } from '../../domain/refusal.ts';

const moment = z.iso.datetime().transform((at) => new Date(at));
const places = {
  date: z.tuple([moment, z.uuid()]),
  amount: z.tuple([z.int(), z.uuid()]),
  status: z.tuple([z.string(), moment, z.uuid()]),
  platform: z.tuple([z.string(), moment, z.uuid()]),
  disputeStatus: z.tuple([z.string(), moment, z.uuid()]),
} satisfies Record<TransactionSort, z.ZodType>;

/** Where a page ended, in the order it was read in. */
export function encodeTransactionCursor(place: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

export function decodeTransactionCursor(sort: TransactionSort, cursor: string): unknown[] {
  try {
    return places[sort].parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new Refusal('invalid_input', {
      message: 'Please check "cursor": This is not a place in the list.',
      details: [{ field: 'cursor', message: 'This is not a place in the list.' }],
    });
  }
}
