import { type RawBuilder, sql } from 'kysely';
import type { Direction } from './paginate-from-nearest-end.ts';

/** One order of rows. Its last column is unique, so that no page loses or repeats a row. */
export interface RowOrder<Row> {
  columns: readonly RawBuilder<unknown>[];
  /** The values of a row in these columns. */
  valuesOf: (row: Row) => readonly unknown[];
}

type Columns = Pick<RowOrder<never>, 'columns'>;

export function inOrder({ columns }: Columns, direction: Direction): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql`${column} ${sql.raw(direction)}`));
}

/** Condition for the rows that follow a row with these values. */
export function beyondValues(
  { columns }: Columns,
  direction: Direction,
  values: readonly unknown[],
): RawBuilder<boolean> {
  const side = sql.raw(direction === 'desc' ? '<' : '>');
  return sql<boolean>`(${sql.join(columns)}) ${side} (${sql.join(values)})`;
}
