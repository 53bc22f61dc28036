import type { AdminDashboard, DashboardIcon } from '@oja/contract/admin-dashboard';
import { DollarSign, type LucideIcon, ShoppingBag, TrendingUp, Users } from 'lucide-react';
import { StatCard } from '@/components/ui/stat-card';

const icons: Readonly<Record<DashboardIcon, LucideIcon>> = { Users, DollarSign, ShoppingBag, TrendingUp };

export function StatCards({ stats }: { stats: AdminDashboard['stats'] }) {
  return (
    <section aria-label="Figures" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
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
    </section>
  );
}
