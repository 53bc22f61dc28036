import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, HandCoins, Layers, type LucideIcon, ShieldAlert } from 'lucide-react';
import { StatCard } from '@/components/ui/stat-card';
import { StatStrip } from '@/components/ui/stat-strip';
import { formatCount } from '@/lib/counts';
import { ownCountersQuery } from '../../api';

type Counter = { title: string; count: 'total' | 'active' | 'sold' | 'disputed'; Icon: LucideIcon };

const counters: readonly Counter[] = [
  { title: 'Total Listings', count: 'total', Icon: Layers },
  { title: 'Active', count: 'active', Icon: BadgeCheck },
  { title: 'Sold', count: 'sold', Icon: HandCoins },
  { title: 'Total Disputes', count: 'disputed', Icon: ShieldAlert },
];

/** Counted by the database over all of them; a dash stands where it could not say. */
export function OwnCounters() {
  const { data } = useQuery(ownCountersQuery);
  return (
    <StatStrip label="Your listings in figures" className="md:grid-cols-2 md:gap-4 lg:grid-cols-4">
      {counters.map(({ title, count, Icon }) => (
        <StatCard key={title} title={title} value={data ? formatCount(data[count]) : '—'} icon={<Icon />} />
      ))}
    </StatStrip>
  );
}
