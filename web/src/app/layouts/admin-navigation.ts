import {
  ArrowLeftRight,
  Bell,
  ClipboardCheck,
  CreditCard,
  Handshake,
  Headset,
  Landmark,
  Layers,
  LayoutDashboard,
  ListTodo,
  MessagesSquare,
  PanelsTopLeft,
  Plug,
  ScrollText,
  Settings,
  ShieldAlert,
  ShieldCheck,
  SlidersHorizontal,
  Stamp,
  Tags,
  Umbrella,
  Users,
} from 'lucide-react';
import { isCurrentPath, type NavRow, navigationFor, pagesOf } from '@/components/shell/navigation';
import { SidebarGroup } from '@/components/shell/sidebar-group';
import { paths } from '@/config/paths';
import type { AuthUser } from '@/lib/auth/auth-store';

type AdminViewer = 'admin' | 'moderator';

const admins: readonly AdminViewer[] = ['admin'];
const allStaff: readonly AdminViewer[] = ['admin', 'moderator'];
const { admin } = paths;

/** The sidebar of the admin portal, in its order. */
export const adminNavigation: readonly NavRow<AdminViewer>[] = [
  { label: 'Dashboard', path: admin.overview, Icon: LayoutDashboard, exact: true, viewers: admins },
  { label: 'Work', path: admin.work, Icon: ListTodo, viewers: allStaff },
  { label: 'User Management', path: admin.users, Icon: Users, viewers: admins },
  { label: 'Account Listings', path: admin.listings, Icon: Tags, viewers: allStaff },
  { label: 'Transactions', path: admin.transactions, Icon: ArrowLeftRight, viewers: admins },
  { label: 'Moderation', path: admin.moderation, Icon: ShieldAlert, viewers: allStaff },
  { label: 'Support', path: admin.support, Icon: Headset, viewers: allStaff },
  { label: 'Messages', path: admin.messages, Icon: MessagesSquare, viewers: allStaff },
  { label: 'Claims', path: admin.claims, Icon: Umbrella, viewers: admins },
  { label: 'Approvals', path: admin.approvals, Icon: Stamp, viewers: admins },
  { label: 'Withdrawals', path: admin.withdrawals, Icon: Landmark, viewers: admins },
  { label: 'Applications', path: admin.applications, Icon: ClipboardCheck, viewers: admins },
  {
    label: 'Settings',
    Icon: Settings,
    viewers: admins,
    Group: SidebarGroup,
    entries: [
      { label: 'General Settings', path: admin.settings.general, Icon: SlidersHorizontal },
      { label: 'Payment Settings', path: admin.settings.payment, Icon: CreditCard },
      { label: 'Security Settings', path: admin.settings.security, Icon: ShieldCheck },
      { label: 'Notifications', path: admin.settings.notifications, Icon: Bell },
      { label: 'Integrations', path: admin.settings.integrations, Icon: Plug },
      { label: 'Seller Plans', path: admin.settings.plans, Icon: Layers },
      { label: 'Hand-over Plans', path: admin.settings.handover, Icon: Handshake },
    ],
    menu: [{ label: 'Platform Settings', path: admin.platform, Icon: PanelsTopLeft }],
  },
  { label: 'Audit Log', path: admin.audit, Icon: ScrollText, viewers: admins },
];

export function adminViewerOf(user: AuthUser): AdminViewer {
  return user.role === 'admin' ? 'admin' : 'moderator';
}

/** Whether a page of the admin area is there for this person; the server decides the same from its access table. */
export function mayVisitAdminPage(user: AuthUser, pathname: string): boolean {
  if (user.role === 'admin') return true;
  const pages = pagesOf(navigationFor(adminNavigation, adminViewerOf(user)));
  return pages.some((page) => isCurrentPath(page, pathname));
}
