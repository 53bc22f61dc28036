import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Direction } from '../db/nearer-end.ts';
import { decodePlace, encodePlace } from './cursor.ts';

/** One way to order a list. Its last column tells any two rows apart, so that no page loses or repeats one. */
export interface ListOrder<Row> {
  columns: readonly RawBuilder<unknown>[];
  /** What a row has in these columns. */
  valuesOf: (row: Row) => readonly unknown[];
  /** How these values are read back from a cursor. */
  place: z.ZodType<readonly unknown[]>;
}

export function inOrder<Row>({ columns }: ListOrder<Row>, direction: Direction): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql`${column} ${sql.raw(direction)}`));
}

/** What comes after the place that a cursor names. */
export function beyond<Row>(
  { columns, place }: ListOrder<Row>,
  direction: Direction,
  cursor: string,
): RawBuilder<boolean> {
  const side = sql.raw(direction === 'desc' ? '<' : '>');
  return sql<boolean>`(${sql.join(columns)}) ${side} (${sql.join(decodePlace(place, cursor))})`;
}

export function cursorOf<Row>({ valuesOf }: ListOrder<Row>, row: Row): string {
  return encodePlace(valuesOf(row));
}

/** A page of rows of which one more was read than it holds, to know whether another follows. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  order: ListOrder<Row>,
): { page: readonly Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, nextCursor: last === undefined ? null : cursorOf(order, last) };
}
