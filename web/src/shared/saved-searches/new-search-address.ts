import { searchFilter } from '@oja/contract/saved-searches';
import { newSearchParameter } from '@/config/paths';
import type { FilterParameters } from './filter-texts';

/**
 * The filter in the address of the saved searches, which opens the dialog with it: `?new=1` and parameters of GET
 * /listings, as in `?new=1&platform=tiktok&category=Gaming`. Other pages link to it, so it stays as it is. What the market
 * cannot read is left out; without a parameter that narrows the market down there is nothing to save.
 */
export function readNewSearch(query: URLSearchParams): FilterParameters | undefined {
  if (!query.has(newSearchParameter)) return undefined;
  const filter: Record<string, string> = {};
  for (const [name, schema] of Object.entries(searchFilter.shape)) {
    const value = query.get(name)?.trim();
    if (value && schema.safeParse(value).success) filter[name] = value;
  }
  return Object.keys(filter).length === 0 ? undefined : filter;
}
