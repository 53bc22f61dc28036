import { lazy } from './lazy';

const wholeFormat = lazy(() => new Intl.NumberFormat('en-NG'));
const shortFormat = lazy(
  () => new Intl.NumberFormat('en-NG', { notation: 'compact', maximumFractionDigits: 1 }),
);

/** 12,400 */
export function formatCount(count: number): string {
  return wholeFormat().format(count);
}

/** As people say it: 12.4K, 1.2M. */
export function formatCountShort(count: number): string {
  return shortFormat().format(count);
}

/** 1 listing, 2 listings. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
