import { marketParameters } from '@oja/contract/listing-words';

/** The parameters of a market page that say something, in their order. */
export function readFilter(address: URLSearchParams): URLSearchParams {
  const filter = new URLSearchParams();
  for (const name of marketParameters) {
    const value = address.get(name)?.trim();
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

/** Whether the page shows a selection that a person made, beyond platform, category and page. */
export function isNarrowed(filter: URLSearchParams): boolean {
  return marketParameters.some((name) => name !== 'page' && filter.has(name));
}
