let wholeFormat: Intl.NumberFormat | undefined;

/** 12,400 */
export function formatCount(count: number): string {
  wholeFormat ??= new Intl.NumberFormat('en-NG');
  return wholeFormat.format(count);
}

/** 1 listing, 2 listings. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
