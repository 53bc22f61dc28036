import { cn } from '@/lib/class-names';
import { formatNaira } from '@/lib/money';

type DivisionProps = { buyer_gets: number; seller_gets: number; fee: number; className?: string };

/** How the price is divided between the buyer, the seller and Oja. */
export function Division({ buyer_gets, seller_gets, fee, className }: DivisionProps) {
  const rows = [
    { term: 'Buyer gets back', amount: buyer_gets },
    { term: 'Seller gets', amount: seller_gets },
    { term: 'Oja’s fee', amount: fee },
  ];
  return (
    <dl className={cn('grid gap-1.5 text-sm', className)}>
      {rows.map(({ term, amount }) => (
        <div key={term} className="flex justify-between gap-4">
          <dt className="text-muted-foreground">{term}</dt>
          <dd className={cn('tabular', amount > 0 && 'font-semibold')}>{formatNaira(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
