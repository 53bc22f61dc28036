import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Direction } from '../db/paginate-from-nearest-end.ts';
import { decodePosition, encodePosition } from './cursor.ts';

/** One order of a list. Its last column is unique, so that no page loses or repeats a row. */
export interface ListOrder<Row> {
  columns: readonly RawBuilder<unknown>[];
  /** The values of a row in these columns. */
  valuesOf: (row: Row) => readonly unknown[];
  /** The schema of these values in a cursor. */
  place: z.ZodType<readonly unknown[]>;
}

export function inOrder<Row>({ columns }: ListOrder<Row>, direction: Direction): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql`${column} ${sql.raw(direction)}`));
}

/** Condition for the rows after the position of a cursor. */
export function beyond<Row>(
  { columns, place }: ListOrder<Row>,
  direction: Direction,
  cursor: string,
): RawBuilder<boolean> {
  const side = sql.raw(direction === 'desc' ? '<' : '>');
  return sql<boolean>`(${sql.join(columns)}) ${side} (${sql.join(decodePosition(place, cursor))})`;
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
