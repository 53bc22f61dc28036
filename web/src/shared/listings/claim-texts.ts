import { audienceCountries, includedThingLabels } from '@oja/contract/listing-claim-labels';
import type { ListingClaims } from '@oja/contract/listing-claims';
import { countOf, formatCount } from '@/lib/counts';
import { formatNaira } from '@/lib/money';

/** What the seller claims, in the order it is read; only what is stated. */
export function claimRows(claims: ListingClaims): { term: string; value: string }[] {
  const { includes, opened, audience, monetised, revenue, growth } = claims;
  const rows: { term: string; value: string | null }[] = [
    { term: 'Opened', value: opened === null ? null : monthText(opened) },
    { term: 'Audience mainly in', value: audience === null ? null : audienceCountries[audience] },
    { term: 'Monetised', value: monetised === null ? null : monetised ? 'Yes' : 'No' },
    { term: 'Revenue, last 3 months', value: revenue === null ? null : formatNaira(revenue) },
    { term: 'Growth, last 90 days', value: growth === null ? null : growthText(growth) },
    {
      term: 'Included',
      value: includes.length === 0 ? null : includes.map((thing) => includedThingLabels[thing]).join(', '),
    },
  ];
  return rows.flatMap(({ term, value }) => (value === null ? [] : [{ term, value }]));
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** 2019-05 as May 2019. */
function monthText(month: string): string {
  const [year, number] = month.split('-');
  return `${months[Number(number) - 1]} ${year}`;
}

function growthText(growth: number): string {
  if (growth < 0) return `${formatCount(-growth)} fewer followers`;
  return growth === 0 ? 'No growth' : `+${countOf(growth, 'follower')}`;
}
