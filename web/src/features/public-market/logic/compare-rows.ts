import { includedThingLabels, includedThings } from '@oja/contract/listing-claim-labels';
import type { ListingDetails } from '@oja/contract/listings';
import { platformLabel } from '@/components/ui/platform-mark';
import { countOf, formatCount } from '@/lib/counts';
import { formatDate } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { claimRows } from '@/shared/listings/claim-texts';
import { handoverText } from '@/shared/listings/handover-texts';

export type CompareRow = {
  label: string;
  /** One for each listing; undefined where it is not stated. */
  values: readonly (string | undefined)[];
  differs: boolean;
};

type Compared = Pick<
  ListingDetails,
  | 'price'
  | 'platform'
  | 'category'
  | 'followers'
  | 'engagement'
  | 'listedDate'
  | 'claims'
  | 'seller'
  | 'handover_kind'
  | 'mailbox'
  | 'cover_days'
> & { seller_record: Pick<ListingDetails['seller_record'], 'sales'> };

const claimTerms = [
  'Opened',
  'Audience mainly in',
  'Monetised',
  'Revenue, last 3 months',
  'Growth, last 90 days',
];

/** The facts of the listings side by side. A row that none of them states is left out. */
export function compareRows(listings: readonly Compared[]): CompareRow[] {
  const row = (label: string, read: (listing: Compared) => string | null | undefined): CompareRow => {
    const values = listings.map((listing) => read(listing) ?? undefined);
    return { label, values, differs: new Set(values).size > 1 };
  };
  const claim = (term: string) =>
    row(term, ({ claims }) => claimRows(claims).find((each) => each.term === term)?.value);
  return [
    row('Price', ({ price }) => formatNaira(price)),
    row('Platform', ({ platform }) => platformLabel(platform)),
    row('Category', ({ category }) => category),
    row('Followers', ({ followers }) => (followers === null ? null : formatCount(followers))),
    row('Engagement', ({ engagement }) => (engagement === null ? null : `${engagement}%`)),
    row('Hand-over', handoverText),
    row('Cover', ({ cover_days: days }) => (days === 0 ? 'None' : countOf(days, 'day'))),
    row('Listed', ({ listedDate }) => formatDate(listedDate)),
    ...claimTerms.map(claim),
    ...includedThings.map((thing) =>
      row(includedThingLabels[thing], ({ claims }) => (claims.includes.includes(thing) ? 'Included' : null)),
    ),
    row('Verified seller', ({ seller }) => (seller.verified ? 'Yes' : 'No')),
    row('Seller’s rating', ({ seller }) => seller.rating?.toFixed(1)),
    row('Seller’s sales', ({ seller_record: { sales } }) => formatCount(sales)),
  ].filter(({ values }) => values.some((value) => value !== undefined));
}
