import { usePublicTerms } from '@/shared/terms/public-terms';
import { termTexts } from '@/shared/terms/term-texts';
import { divideExampleSale, exampleSale } from '../example-sale';

/** What a seller is left with. */
export function ReceiptPicture() {
  const terms = usePublicTerms();
  const { fee, payout } = divideExampleSale(terms);
  const lines = [
    { label: 'Sale price', amount: exampleSale.price },
    { label: `Platform fee, ${termTexts.fee(terms)}`, amount: `-${fee}` },
    { label: 'Listing fee', amount: '₦0.00' },
  ];
  return (
    <div className="rounded-lg bg-card p-5 text-card-foreground sm:p-6">
      <p className="font-heading font-semibold text-lg">{exampleSale.handle}</p>
      <p className="text-muted-foreground text-sm">Sold, confirmed by the buyer</p>
      <dl className="mt-5 grid gap-3 text-sm">
        {lines.map(({ label, amount }) => (
          <div key={label} className="flex items-baseline gap-2">
            <dt className="text-muted-foreground">{label}</dt>
            <span className="min-w-4 flex-1 border-input/60 border-b border-dotted" />
            <dd className="tabular">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 flex items-baseline justify-between gap-3 border-t pt-4">
        <span className="font-medium">You receive</span>
        <span className="tabular font-semibold text-2xl">{payout}</span>
      </p>
    </div>
  );
}
