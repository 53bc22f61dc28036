import type { ListingDetails } from '@oja/contract/listings';
import { formatCount } from '@/lib/counts';
import { formatNaira } from '@/lib/money';
import { claimRows } from '@/shared/listings/claim-texts';
import { coverText } from '@/shared/listings/cover-text';
import { handoverText } from '@/shared/listings/handover-texts';

export interface StatedFact {
  term: string;
  value: string;
}

/** What the seller states about an account, in the order it is read; only what is stated. */
export function statedFacts(listing: ListingDetails): StatedFact[] {
  const { category, followers, engagement, cover_days: coverDays } = listing;
  const rows: { term: string; value: string | null }[] = [
    { term: 'Category', value: category },
    { term: 'Followers', value: followers === null ? null : formatCount(followers) },
    { term: 'Engagement', value: engagement === null ? null : `${engagement}%` },
    ...claimRows(listing.claims),
    { term: 'Hand-over', value: handoverText(listing) },
    { term: 'Cover', value: coverDays === 0 ? null : coverText(coverDays) },
  ];
  return rows.flatMap(({ term, value }) => (value === null ? [] : [{ term, value }]));
}

export interface FactChange {
  term: string;
  /** Null where nothing was stated. */
  before: string | null;
  after: string | null;
}

/** What is different between two versions of a listing, price and texts included. */
export function factChanges(before: ListingDetails, after: ListingDetails): FactChange[] {
  const [one, other] = [allFacts(before), allFacts(after)];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((term) => {
    const change = { term, before: one.get(term) ?? null, after: other.get(term) ?? null };
    return change.before === change.after ? [] : [change];
  });
}

/** Whether such accounts are handed over by another version of the same plan, which the seller has no part in. */
export function hasOtherSteps(before: ListingDetails, after: ListingDetails): boolean {
  const isSamePlan = before.platform === after.platform && before.handover_kind === after.handover_kind;
  if (!isSamePlan || before.handover === null || after.handover === null) return false;
  return before.handover.version !== after.handover.version;
}

function allFacts(listing: ListingDetails): Map<string, string> {
  const { price, handle, url, description, images } = listing;
  return new Map([
    ['Price', formatNaira(price)],
    ['Handle', handle],
    ...(url === null ? [] : [['Address', url] as const]),
    ...statedFacts(listing).map(({ term, value }): [string, string] => [term, value]),
    ['Description', description],
    ['Pictures', images.join(' ')],
  ]);
}
