import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Direction } from '../db/paginate-from-nearest-end.ts';
import { beyondValues, type RowOrder } from '../db/row-order.ts';
import { decodePosition, encodePosition } from './cursor.ts';

/** An order of a list that is paged by cursor. */
export interface ListOrder<Row> extends RowOrder<Row> {
  /** The schema of the values of a row in a cursor. */
  place: z.ZodType<readonly unknown[]>;
}

/** Condition for the rows after the position of a cursor. */
export function beyond<Row>(
  order: ListOrder<Row>,
  direction: Direction,
  cursor: string,
): RawBuilder<boolean> {
  return beyondValues(order, direction, decodePosition(order.place, cursor));
}

export function cursorOf<Row>({ valuesOf }: ListOrder<Row>, row: Row): string {
  return encodePosition(valuesOf(row));
}

/** A page built from one row more than it holds, which shows whether another page follows. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  order: ListOrder<Row>,
): { page: readonly Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, nextCursor: last === undefined ? null : cursorOf(order, last) };
}
