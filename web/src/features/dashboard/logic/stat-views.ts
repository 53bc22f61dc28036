import type { Dashboard } from '@oja/contract/dashboard';
import {
  CircleDollarSign,
  Heart,
  type LucideIcon,
  MessagesSquare,
  PackageCheck,
  ShoppingBag,
  Tags,
  Wallet,
} from 'lucide-react';
import { formatCount } from '@/lib/counts';
import { formatNaira } from '@/lib/money';

export interface StatView {
  title: string;
  value: string;
  Icon: LucideIcon;
  /** One value per day, oldest first. */
  trend: readonly number[];
}

/** The four cards: earnings and listings of a seller, or spending and saved listings of a buyer. */
export function statViews(dashboard: Dashboard): StatView[] {
  const messages: StatView = {
    title: 'Unread messages',
    value: formatCount(dashboard.recentMessages),
    Icon: MessagesSquare,
    trend: dashboard.sparklines.messages,
  };
  if (dashboard.role === 'seller') {
    const { sparklines } = dashboard;
    return [
      {
        title: 'Total revenue',
        value: formatNaira(dashboard.totalRevenue),
        Icon: CircleDollarSign,
        trend: sparklines.revenue,
      },
      {
        title: 'Active listings',
        value: formatCount(dashboard.totalProducts),
        Icon: Tags,
        trend: sparklines.products,
      },
      {
        title: 'Total orders',
        value: formatCount(dashboard.totalOrders),
        Icon: ShoppingBag,
        trend: sparklines.orders,
      },
      messages,
    ];
  }
  const { sparklines } = dashboard;
  return [
    {
      title: 'Total spent',
      value: formatNaira(dashboard.totalSpent),
      Icon: Wallet,
      trend: sparklines.spent,
    },
    {
      title: 'Wishlist',
      value: formatCount(dashboard.wishlistItems),
      Icon: Heart,
      trend: sparklines.wishlist,
    },
    {
      title: 'Completed orders',
      value: formatCount(dashboard.orders),
      Icon: PackageCheck,
      trend: sparklines.orders,
    },
    messages,
  ];
}
