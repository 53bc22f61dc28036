import { Store, UserCheck, Users, UserX } from 'lucide-react';
import { StatCard } from '@/components/ui/stat-card';
import { formatCount } from '@/lib/counts';

type Stats = { total: number; active: number; sellers: number; suspended: number };

const cards = [
  { title: 'Total Users', count: 'total', Icon: Users },
  { title: 'Active Users', count: 'active', Icon: UserCheck },
  { title: 'Sellers', count: 'sellers', Icon: Store },
  { title: 'Suspended', count: 'suspended', Icon: UserX },
] as const;

export function UserStats({ stats }: { stats: Stats | undefined }) {
  return (
    <section aria-label="Figures" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {cards.map(({ title, count, Icon }) => (
        <StatCard key={title} title={title} value={stats ? formatCount(stats[count]) : '—'} icon={<Icon />} />
      ))}
    </section>
  );
}
