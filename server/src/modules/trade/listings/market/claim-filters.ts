import type { IncludedThing } from '@oja/contract/listing-claim-labels';
import type { BrowseQuery } from '@oja/contract/market-fields';
import { koboFromNaira } from '@oja/contract/money';
import { type RawBuilder, sql } from 'kysely';

type ClaimQuery = Pick<
  BrowseQuery,
  | 'with_mailbox'
  | 'with_phone'
  | 'with_second_factor'
  | 'age_from'
  | 'audience'
  | 'monetised'
  | 'revenue_from'
  | 'growth_from'
>;

/** The conditions of a query on what sellers claim; a listing that does not state it is not found. */
export function claimFiltersOf(query: ClaimQuery): RawBuilder<unknown>[] {
  const includes = (thing: IncludedThing) => sql`claims @> ${sql.lit(`{"includes": ["${thing}"]}`)}`;
  const filters: RawBuilder<unknown>[] = [];
  if (query.with_mailbox) filters.push(includes('mailbox'));
  if (query.with_phone) filters.push(includes('phone'));
  if (query.with_second_factor) filters.push(includes('second_factor'));
  if (query.monetised) filters.push(sql`claims @> '{"monetised": true}'`);
  if (query.audience !== undefined) filters.push(sql`claims ->> 'audience' = ${query.audience}`);
  if (query.age_from !== undefined) {
    const oldest = sql`now() at time zone 'Africa/Lagos' - make_interval(years => ${query.age_from})`;
    filters.push(sql`claims ->> 'opened' <= to_char(${oldest}, 'YYYY-MM')`);
  }
  if (query.revenue_from !== undefined) {
    filters.push(sql`(claims ->> 'revenueKobo')::bigint >= ${koboFromNaira(query.revenue_from)}`);
  }
  if (query.growth_from !== undefined) {
    filters.push(sql`(claims ->> 'growth')::integer >= ${query.growth_from}`);
  }
  return filters;
}

export function filtersByClaims(query: ClaimQuery): boolean {
  return claimFiltersOf(query).length > 0;
}
