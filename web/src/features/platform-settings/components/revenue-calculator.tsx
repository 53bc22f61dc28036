import { useWatch } from 'react-hook-form';
import { exampleSale, processingPercent, revenueOf } from '../logic/revenue';

/** What becomes of one sale at the fee that is being typed. */
export function RevenueCalculator({ currency }: { currency: string }) {
  const feePercent = Number(useWatch({ name: 'platformFeePercent' }));
  const revenue = revenueOf(feePercent);
  // The narrow sign of the naira is ₦; the narrow signs of the other dollars would read like the American one.
  const currencyDisplay = currency === 'NGN' ? 'narrowSymbol' : 'symbol';
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay });
  const lines = [
    ['Example sale', exampleSale],
    ['Platform fee', revenue.fee],
    ['The seller receives', revenue.sellerGets],
    [`Payment processing (about ${processingPercent}%)`, -revenue.processing],
    ['The platform keeps', revenue.platformKeeps],
  ] as const;
  return (
    <section aria-label="Revenue calculator" className="rounded-lg bg-muted p-4">
      <h3 className="mb-3 font-medium text-sm">Revenue calculator</h3>
      <dl aria-live="polite" className="grid gap-2 text-sm">
        {lines.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4 last:border-t last:pt-2 last:font-semibold">
            <dt>{label}</dt>
            <dd className="tabular whitespace-nowrap">{money.format(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
