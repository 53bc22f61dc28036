import { useInfiniteQuery } from '@tanstack/react-query';
import { HandCoins, Hourglass, type LucideIcon, ShieldCheck, ShoppingBag } from 'lucide-react';
import { StatCard } from '@/components/ui/stat-card';
import { StatStrip } from '@/components/ui/stat-strip';
import { formatCount } from '@/lib/counts';
import { formatNaira } from '@/lib/money';
import { purchasesQuery } from '../../api';
import type { PurchaseFilter } from '../../logic/purchase-filter';

/** Counted by the database over all purchases; a dash stands where it could not say. */
export function PurchaseCards({ filter }: { filter: PurchaseFilter }) {
  const figures = useInfiniteQuery(purchasesQuery(filter)).data?.pages[0];
  const cards: { title: string; value: string | undefined; Icon: LucideIcon }[] = [
    {
      title: 'Total Purchases',
      value: figures && formatCount(figures.totals.purchases),
      Icon: ShoppingBag,
    },
    { title: 'Total Spent', value: figures && formatNaira(figures.totals.spent), Icon: HandCoins },
    { title: 'Completed', value: figures && formatCount(figures.counts.completed), Icon: ShieldCheck },
    { title: 'Pending', value: figures && formatCount(figures.counts.pending), Icon: Hourglass },
  ];
  return (
    <StatStrip label="Your purchases in figures" className="md:grid-cols-2 md:gap-4 lg:grid-cols-4">
      {cards.map(({ title, value, Icon }) => (
        <StatCard key={title} title={title} value={value ?? '—'} icon={<Icon />} />
      ))}
    </StatStrip>
  );
}
