import type { DeskSort } from '@oja/contract/admin-support';
import { ticketStatuses } from '@oja/contract/ticket-fields';
import { z } from 'zod';
import { decodePosition, timestampAndId, timestampInCursor } from '../../../http/cursor.ts';

const places = {
  due: timestampAndId,
  priority: z.tuple([z.int(), timestampInCursor, z.uuid()]),
  status: z.tuple([z.enum(ticketStatuses), timestampInCursor, z.uuid()]),
  updated: timestampAndId,
  newest: timestampAndId,
  oldest: timestampAndId,
} satisfies Record<DeskSort, z.ZodType>;

/** The last row of a page, in the order of the page. */
export function decodeDeskCursor(sort: DeskSort, cursor: string): unknown[] {
  return decodePosition(places[sort], cursor);
}
