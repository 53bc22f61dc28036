import { type StaffRole, staffRoles } from '@oja/contract/access';
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
  TriangleAlert,
  Umbrella,
  Users,
} from 'lucide-react';
import { type NavEntry, type NavRow, pagesOf } from '@/components/shell/navigation';
import { SidebarGroup } from '@/components/shell/sidebar-group';
import { adminPaths } from '@/config/admin-paths';
import { paths } from '@/config/paths';
import { mayOpenPage } from '@/lib/auth/page-access';

/** The sidebar of the admin portal, in its order. */
const entries: readonly NavEntry[] = [
  { label: 'Dashboard', path: paths.adminHome, Icon: LayoutDashboard, exact: true },
  { label: 'Work', path: adminPaths.work, Icon: ListTodo },
  { label: 'User Management', path: adminPaths.users, Icon: Users },
  { label: 'Account Listings', path: adminPaths.listings, Icon: Tags },
  { label: 'Transactions', path: adminPaths.transactions, Icon: ArrowLeftRight },
  { label: 'Moderation', path: adminPaths.moderation, Icon: ShieldAlert },
  { label: 'Support', path: adminPaths.support, Icon: Headset },
  { label: 'Messages', path: adminPaths.messages, Icon: MessagesSquare },
  { label: 'Claims', path: adminPaths.claims, Icon: Umbrella },
  { label: 'Approvals', path: adminPaths.approvals, Icon: Stamp },
  { label: 'Withdrawals', path: adminPaths.withdrawals, Icon: Landmark },
  { label: 'Applications', path: adminPaths.applications, Icon: ClipboardCheck },
  {
    label: 'Settings',
    Icon: Settings,
    Group: SidebarGroup,
    entries: [
      { label: 'General Settings', path: adminPaths.settings.general, Icon: SlidersHorizontal },
      { label: 'Payment Settings', path: adminPaths.settings.payment, Icon: CreditCard },
      { label: 'Security Settings', path: adminPaths.settings.security, Icon: ShieldCheck },
      { label: 'Notifications', path: adminPaths.settings.notifications, Icon: Bell },
      { label: 'Integrations', path: adminPaths.settings.integrations, Icon: Plug },
      { label: 'Seller Plans', path: adminPaths.settings.plans, Icon: Layers },
      { label: 'Hand-over Plans', path: adminPaths.settings.handover, Icon: Handshake },
      { label: 'Risk Rules', path: adminPaths.settings.risk, Icon: TriangleAlert },
    ],
    menu: [{ label: 'Platform Settings', path: adminPaths.platform, Icon: PanelsTopLeft }],
  },
  { label: 'Audit Log', path: adminPaths.audit, Icon: ScrollText },
];

/** Each entry is shown to those who may open its pages. */
export const adminNavigation: readonly NavRow<StaffRole>[] = entries.map((entry) => ({
  ...entry,
  viewers: staffRoles.filter((role) => pagesOf([entry]).every(({ path }) => mayOpenPage(role, path))),
}));
