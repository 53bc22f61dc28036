import { koboFromNaira, nairaFromKobo } from '@oja/contract/money';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Banknote, HandCoins, Hourglass, type LucideIcon, ShieldAlert } from 'lucide-react';
import { StatCard } from '@/components/ui/stat-card';
import { StatStrip } from '@/components/ui/stat-strip';
import { formatCount } from '@/lib/counts';
import { formatNaira } from '@/lib/money';
import { salesQuery } from '../../api';
import type { PurchaseFilter } from '../../logic/purchase-filter';

/** Counted by the database over all sales; a dash stands where it could not say. */
export function SaleCards({ filter }: { filter: PurchaseFilter }) {
  const figures = useInfiniteQuery(salesQuery(filter)).data?.pages[0];
  const cards: { title: string; value: string | undefined; Icon: LucideIcon }[] = [
    { title: 'Total Sales', value: figures && formatCount(figures.totals.sales), Icon: HandCoins },
    { title: 'Held in Escrow', value: figures && formatNaira(figures.totals.held), Icon: Hourglass },
    { title: 'Paid Out', value: figures && formatNaira(paidOut(figures.totals)), Icon: Banknote },
    { title: 'Disputed', value: figures && formatCount(figures.counts.disputed), Icon: ShieldAlert },
  ];
  return (
    <StatStrip label="Your sales in figures" className="md:grid-cols-2 md:gap-4 lg:grid-cols-4">
      {cards.map(({ title, value, Icon }) => (
        <StatCard key={title} title={title} value={value ?? '—'} icon={<Icon />} />
      ))}
    </StatStrip>
  );
}

/** What cover still holds is earned, but not paid; what an upheld claim gave back was not kept. */
function paidOut({ earned, covered, returned }: Record<'earned' | 'covered' | 'returned', number>): number {
  return nairaFromKobo(koboFromNaira(earned) - koboFromNaira(covered) - koboFromNaira(returned));
}
