/** The example of the calculator, in the display currency. */
export const exampleSale = 1_000;
/** About what payment providers take. */
export const processingPercent = 2.9;

export interface Revenue {
  fee: number;
  sellerGets: number;
  processing: number;
  platformKeeps: number;
}

/** What becomes of one sale at this fee. A fee that is being typed and makes no sense yet counts as none. */
export function revenueOf(feePercent: number): Revenue {
  const percent = Number.isFinite(feePercent) ? Math.min(50, Math.max(0, feePercent)) : 0;
  const fee = rounded((exampleSale * percent) / 100);
  const processing = rounded((exampleSale * processingPercent) / 100);
  return { fee, sellerGets: exampleSale - fee, processing, platformKeeps: rounded(fee - processing) };
}

function rounded(amount: number): number {
  return Math.round(amount * 100) / 100;
}
