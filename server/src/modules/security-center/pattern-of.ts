/** What contains these words, whatever their case; wildcards mean themselves. */
export function patternOf(search: string): string {
  return `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}
