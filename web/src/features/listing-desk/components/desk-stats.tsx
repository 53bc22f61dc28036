import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Clock, Layers, type LucideIcon, ShieldAlert } from 'lucide-react';
import { StatCard } from '@/components/ui/stat-card';
import { formatCount } from '@/lib/counts';
import { staffCountsQuery } from '../api';

type Stat = { title: string; count: 'total' | 'pending' | 'posted' | 'disputed'; Icon: LucideIcon };

const stats: readonly Stat[] = [
  { title: 'Total Listings', count: 'total', Icon: Layers },
  { title: 'Pending Review', count: 'pending', Icon: Clock },
  { title: 'Approved', count: 'posted', Icon: BadgeCheck },
  { title: 'Disputed', count: 'disputed', Icon: ShieldAlert },
];

export function DeskStats() {
  const { data } = useQuery(staffCountsQuery);
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {stats.map(({ title, count, Icon }) => (
        <StatCard key={title} title={title} value={data ? formatCount(data[count]) : '—'} icon={<Icon />} />
      ))}
    </div>
  );
}
