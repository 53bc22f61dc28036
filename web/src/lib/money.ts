import { lazy } from './lazy';

const nairaFormat = lazy(
  () =>
    new Intl.NumberFormat('en-NG', {
      style: 'currency',
      currency: 'NGN',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
);

const compactNairaFormat = lazy(
  () =>
    new Intl.NumberFormat('en-NG', {
      style: 'currency',
      currency: 'NGN',
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    }),
);

/** What stands where an amount is not known. */
const UNKNOWN_AMOUNT = '—';

/** Naira as the wire carries it, a number with at most two decimals: ₦1,234.50. */
export function formatNaira(amountNaira: number): string {
  return Number.isFinite(amountNaira)
    ? nairaFormat().format(withoutNegativeZero(amountNaira))
    : UNKNOWN_AMOUNT;
}

/** For chart axes and tight places, where the exact amount stands nearby: ₦1.2M. */
export function formatNairaCompact(amountNaira: number): string {
  return Number.isFinite(amountNaira)
    ? compactNairaFormat().format(withoutNegativeZero(amountNaira))
    : UNKNOWN_AMOUNT;
}

/** For movements in a wallet, where the direction matters: +₦500.00, -₦500.00. */
export function formatSignedNaira(amountNaira: number): string {
  const text = formatNaira(amountNaira);
  return amountNaira > 0 ? `+${text}` : text;
}

/** Rounding must not leave "-₦0.00" for an amount smaller than half a kobo. */
function withoutNegativeZero(amountNaira: number): number {
  return Math.abs(amountNaira) < 0.005 ? 0 : amountNaira;
}
