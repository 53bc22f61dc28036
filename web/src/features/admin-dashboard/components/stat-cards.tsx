import type { AdminDashboard, DashboardIcon } from '@oja/contract/admin-dashboard';
import { DollarSign, type LucideIcon, ShoppingBag, TrendingUp, Users } from 'lucide-react';
import { StatCard } from '@/components/ui/stat-card';
import { StatStrip } from '@/components/ui/stat-strip';

const icons: Readonly<Record<DashboardIcon, LucideIcon>> = { Users, DollarSign, ShoppingBag, TrendingUp };

export function StatCards({ stats }: { stats: AdminDashboard['stats'] }) {
  return (
    <StatStrip label="Figures" className="md:grid-cols-2 md:gap-4 xl:grid-cols-4">
      {stats.map(({ title, value, icon, change }) => {
        const Icon = icons[icon];
        return (
          <StatCard
            key={title}
            title={title}
            value={value}
            icon={<Icon />}
            change={{ text: change, direction: 'none' }}
          />
        );
      })}
    </StatStrip>
  );
}
