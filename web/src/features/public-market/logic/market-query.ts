import { marketParameters } from '@oja/contract/listing-labels';
import { readNaira } from '@/lib/read-number';

/** Fields for a number, which people type as ₦50,000 as well. */
const numberParameters: ReadonlySet<string> = new Set([
  'price_from',
  'price_to',
  'followers_from',
  'revenue_from',
  'growth_from',
]);

/** The parameters of a market page that say something, in their order. */
export function readFilter(address: URLSearchParams): URLSearchParams {
  const filter = new URLSearchParams();
  for (const name of marketParameters) {
    const typed = address.get(name)?.trim() ?? '';
    // What is no number stays as it was typed, for the server to refuse.
    const isNumber = numberParameters.has(name) && readNaira(typed) !== undefined;
    const value = isNumber ? typed.replace(/[₦,\s]/g, '') : typed;
    if (value) filter.set(name, value);
  }
  return filter;
}

/** What a saved search takes of the page: everything that narrows the market down, and not the order and the page. */
export function savedFilterOf(
  place: Readonly<Record<string, string>>,
  filter: URLSearchParams,
): Record<string, string> {
  const { sort: _sort, page: _page, ...narrowing } = Object.fromEntries(filter);
  return { ...place, ...narrowing };
}

/** How many of the folded filters are set. */
export function countFilters(filter: URLSearchParams): number {
  return marketParameters.filter((name) => name !== 'page' && name !== 'search' && filter.has(name)).length;
}

/** How many of them leave accounts out; the order leaves out none. */
export function countNarrowing(filter: URLSearchParams): number {
  return countFilters(filter) - (filter.has('sort') ? 1 : 0);
}

/** A market between two prices in the wrong order is empty, which should not look like a lack of accounts. */
export function crossedPrices(filter: URLSearchParams): { field: string; message: string }[] {
  const isCrossed =
    Number(filter.get('price_from') ?? 0) > Number(filter.get('price_to') ?? Number.POSITIVE_INFINITY);
  return isCrossed ? [{ field: 'price_from', message: 'The lower price comes first.' }] : [];
}

/** Whether the page shows a selection that a person made, beyond platform, category and page. */
export function isNarrowed(filter: URLSearchParams): boolean {
  return marketParameters.some((name) => name !== 'page' && filter.has(name));
}
