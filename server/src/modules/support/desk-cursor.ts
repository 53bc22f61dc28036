import type { DeskSort } from '@oja/contract/admin-support';
import { ticketStatuses } from '@oja/contract/ticket-fields';
import { z } from 'zod';
import { decodePlace, momentInPlace, placeInTime } from '../../http/cursor.ts';

const places = {
  due: placeInTime,
  priority: z.tuple([z.int(), momentInPlace, z.uuid()]),
  status: z.tuple([z.enum(ticketStatuses), momentInPlace, z.uuid()]),
  updated: placeInTime,
  newest: placeInTime,
  oldest: placeInTime,
} satisfies Record<DeskSort, z.ZodType>;

/** Where a page ended, in the order it was read in. */
export function decodeDeskCursor(sort: DeskSort, cursor: string): unknown[] {
  return decodePlace(places[sort], cursor);
}
