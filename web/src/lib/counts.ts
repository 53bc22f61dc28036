import { lazy } from './lazy';

export { countOf, formatCount } from '@oja/contract/counts';

const shortFormat = lazy(
  () => new Intl.NumberFormat('en-NG', { notation: 'compact', maximumFractionDigits: 1 }),
);

/** As people say it: 12.4K, 1.2M. */
export function formatCountShort(count: number): string {
  return shortFormat().format(count);
}
