import {
  BadgePercent,
  BriefcaseBusiness,
  HandCoins,
  LayoutDashboard,
  LifeBuoy,
  MessagesSquare,
  Settings,
  ShoppingBag,
  Store,
  Tags,
  Wallet,
} from 'lucide-react';
import type { NavRow } from '@/components/shell/navigation';
import { paths } from '@/config/paths';
import type { AuthUser } from '@/lib/auth/auth-store';
import { isStaffUser } from '@/lib/auth/restore-session';

type UserViewer = 'user' | 'seller';

const everybody: readonly UserViewer[] = ['user', 'seller'];
const sellers: readonly UserViewer[] = ['seller'];
const { dashboard } = paths;

/** Public pages that stand in the shell of the portal; all of them belong to the market. */
export const marketPages = ['/listing', '/seller', paths.compare.all];

/** The sidebar of the user portal, in its order. */
export const userNavigation: readonly NavRow<UserViewer>[] = [
  { label: 'Dashboard', path: dashboard.overview, Icon: LayoutDashboard, exact: true, viewers: everybody },
  {
    label: 'Marketplace',
    path: dashboard.marketplace,
    also: marketPages,
    Icon: Store,
    viewers: everybody,
  },
  { label: 'My Listings', path: dashboard.myListings, Icon: Tags, viewers: sellers },
  { label: 'My Sales', path: dashboard.mySales, Icon: HandCoins, viewers: sellers },
  { label: 'My Purchases', path: dashboard.myPurchases, Icon: ShoppingBag, viewers: everybody },
  { label: 'Offers', path: dashboard.offers, Icon: BadgePercent, viewers: everybody },
  { label: 'Become a Seller', path: dashboard.becomeSeller, Icon: BriefcaseBusiness, viewers: everybody },
  { label: 'Wallet', path: dashboard.wallet, Icon: Wallet, viewers: everybody },
  { label: 'Messages', path: dashboard.messages, Icon: MessagesSquare, viewers: everybody },
  { label: 'Help Center', path: dashboard.help, Icon: LifeBuoy, viewers: everybody },
  { label: 'Settings', path: dashboard.settings, Icon: Settings, viewers: everybody },
];

/**
 * Staff who open their settings here are treated as plain users. Former sellers keep the pages about what
 * they offered and sold.
 */
export function userViewerOf(user: AuthUser): UserViewer {
  if (isStaffUser(user)) return 'user';
  const wasSeller = 'formerSeller' in user && user.formerSeller;
  return user.role === 'seller' || wasSeller ? 'seller' : 'user';
}
