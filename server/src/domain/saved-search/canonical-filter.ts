/** A filter as it is stored: parameters of the market as texts, in the order of their names. */
export type StoredFilter = Readonly<Record<string, string>>;

/**
 * Pure: the shortest form of a parsed filter, whatever parameters the market has. A flag that is off and an empty text
 * narrow nothing down, so they are left out.
 */
export function canonicalFilter(parsed: Readonly<Record<string, unknown>>): StoredFilter {
  const entries = Object.entries(parsed).flatMap(([name, value]): [string, string][] => {
    const text = textOf(value);
    return text === '' ? [] : [[name, text]];
  });
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Pure: equal for filters that find the same; case and blanks make no difference to the market. */
export function filterKeyOf(filter: StoredFilter): string {
  return JSON.stringify(Object.entries(filter)).toLowerCase().replace(/\s+/g, ' ');
}

function textOf(value: unknown): string {
  if (value === true) return '1';
  if (value === false || value === undefined || value === null) return '';
  return String(value).trim();
}
