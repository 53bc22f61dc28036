/** The sentences of a search that finds nothing, or finds something only after it was corrected. */

export function quoteSearch(search: string): string {
  return `${isOneWord(search) ? 'the word' : 'the words'} “${search}”`;
}

type FruitlessSearch = {
  /** For example 'on the market'. */
  where: string;
  search: string;
  /** How many filters are set beside the search. */
  filters: number;
};

export function explainNoResult({ where, search, filters }: FruitlessSearch): string {
  const nothing = `Nothing ${where}`;
  const [matching, lessFilters] =
    filters === 1 ? ['matches the filter', 'Try without it.'] : ['matches the filters', 'Try fewer of them.'];
  if (search === '') {
    return filters === 0
      ? 'There is nothing for sale at the moment.'
      : `${nothing} ${matching}. ${lessFilters}`;
  }
  if (filters > 0) return `${nothing} has ${quoteSearch(search)} and ${matching}. ${lessFilters}`;
  return `${nothing} has ${quoteSearch(search)}. ${isOneWord(search) ? 'Try another word.' : 'Try fewer or other words.'}`;
}

const isOneWord = (search: string) => !/\s/.test(search.trim());
