import { cn } from '@/lib/class-names';
import { formatNaira } from '@/lib/money';

type DivisionProps = {
  buyer_gets: number;
  seller_gets: number;
  /** Of what the seller gets, held until cover ends. */
  held: number;
  fee: number;
  className?: string;
};

/** How the price is divided between the buyer, the seller and Oja. */
export function Division({ buyer_gets, seller_gets, held, fee, className }: DivisionProps) {
  const rows = [
    { term: 'Buyer gets back', amount: buyer_gets },
    ...sellerRows({ seller_gets, held }),
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

/** One row, or what is paid at once and what cover holds. */
export function sellerRows({ seller_gets, held }: Pick<DivisionProps, 'seller_gets' | 'held'>) {
  if (held === 0) return [{ term: 'Seller gets', amount: seller_gets }];
  return [
    { term: 'Seller gets at once', amount: seller_gets - held },
    { term: 'Held for the seller until cover ends', amount: held },
  ];
}
