import { koboFromNaira } from '@oja/contract/money';
import type { RangeFilter } from '@oja/contract/ranges';
import { type RawBuilder, sql } from 'kysely';

/** Days are those of the time zone of the settings, as the pages write them. */
export interface DayRange {
  from: string | undefined;
  to: string | undefined;
  timeZone: string;
}

/** Both days belong to the range. */
export function withinDays(
  column: RawBuilder<unknown>,
  { from, to, timeZone }: DayRange,
): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (from) conditions.push(sql`${column} >= ${from}::date::timestamp at time zone ${timeZone}`);
  if (to) conditions.push(sql`${column} < (${to}::date + 1)::timestamp at time zone ${timeZone}`);
  return conditions;
}

/** The limits of a list by amount and day. */
export function withinRanges(
  columns: { amountKobo: RawBuilder<unknown>; at: RawBuilder<unknown> },
  filter: RangeFilter & { timeZone: string },
): RawBuilder<boolean>[] {
  const { amount_from: least, amount_to: most, date_from: from, date_to: to, timeZone } = filter;
  const conditions = withinDays(columns.at, { from, to, timeZone });
  if (least !== undefined) conditions.push(sql`${columns.amountKobo} >= ${koboFromNaira(least)}`);
  if (most !== undefined) conditions.push(sql`${columns.amountKobo} <= ${koboFromNaira(most)}`);
  return conditions;
}
