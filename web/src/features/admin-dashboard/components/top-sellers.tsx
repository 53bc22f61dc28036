import { userStatusLabels } from '@oja/contract/accounts';
import type { AdminDashboard } from '@oja/contract/admin-dashboard';
import { Link } from 'react-router';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { SectionCard } from '@/components/ui/section-card';
import { adminPaths } from '@/config/admin-paths';
import { countOf } from '@/lib/counts';
import { formatNaira } from '@/lib/money';

type Seller = AdminDashboard['topUsers'][number];

export function TopSellers({ sellers }: { sellers: readonly Seller[] }) {
  return (
    <SectionCard title="Top Sellers">
      {sellers.length === 0 ? (
        <EmptyState
          art={<MarketStallArt />}
          title="No User found"
          description="Whoever sells an account first leads this list."
        />
      ) : (
        <ol className="divide-y">
          {sellers.map((seller) => (
            <li key={seller.id} className="flex items-center gap-3 px-5 py-3 text-sm">
              <Avatar name={seller.name} src={seller.avatar} />
              <div className="min-w-0 flex-1">
                <Link
                  to={adminPaths.person.to(seller.id)}
                  className="block truncate rounded-sm font-medium decoration-primary/40 underline-offset-4 hover:underline"
                >
                  {seller.name}
                </Link>
                <p className="truncate text-muted-foreground text-xs">{seller.email}</p>
                <p className="tabular text-muted-foreground text-xs">
                  {formatNaira(seller.earned)} · {countOf(seller.listings, 'listing')}
                </p>
              </div>
              <div className="grid justify-items-end gap-1">
                <p className="whitespace-nowrap font-medium">{countOf(seller.totalSales, 'sale')}</p>
                <Badge variant={seller.status === 'active' ? 'success' : 'destructive'}>
                  {userStatusLabels[seller.status]}
                </Badge>
              </div>
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  );
}
