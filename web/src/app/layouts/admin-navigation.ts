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
import { paths } from '@/config/paths';
import { mayOpenPage } from '@/lib/auth/page-access';

const { admin } = paths;

/** The sidebar of the admin portal, in its order. */
const entries: readonly NavEntry[] = [
  { label: 'Dashboard', path: admin.overview, Icon: LayoutDashboard, exact: true },
  { label: 'Work', path: admin.work, Icon: ListTodo },
  { label: 'User Management', path: admin.users, Icon: Users },
  { label: 'Account Listings', path: admin.listings, Icon: Tags },
  { label: 'Transactions', path: admin.transactions, Icon: ArrowLeftRight },
  { label: 'Moderation', path: admin.moderation, Icon: ShieldAlert },
  { label: 'Support', path: admin.support, Icon: Headset },
  { label: 'Messages', path: admin.messages, Icon: MessagesSquare },
  { label: 'Claims', path: admin.claims, Icon: Umbrella },
  { label: 'Approvals', path: admin.approvals, Icon: Stamp },
  { label: 'Withdrawals', path: admin.withdrawals, Icon: Landmark },
  { label: 'Applications', path: admin.applications, Icon: ClipboardCheck },
  {
    label: 'Settings',
    Icon: Settings,
    Group: SidebarGroup,
    entries: [
      { label: 'General Settings', path: admin.settings.general, Icon: SlidersHorizontal },
      { label: 'Payment Settings', path: admin.settings.payment, Icon: CreditCard },
      { label: 'Security Settings', path: admin.settings.security, Icon: ShieldCheck },
      { label: 'Notifications', path: admin.settings.notifications, Icon: Bell },
      { label: 'Integrations', path: admin.settings.integrations, Icon: Plug },
      { label: 'Seller Plans', path: admin.settings.plans, Icon: Layers },
      { label: 'Hand-over Plans', path: admin.settings.handover, Icon: Handshake },
      { label: 'Risk Rules', path: admin.settings.risk, Icon: TriangleAlert },
    ],
    menu: [{ label: 'Platform Settings', path: admin.platform, Icon: PanelsTopLeft }],
  },
  { label: 'Audit Log', path: admin.audit, Icon: ScrollText },
];

/** Each entry is shown to those who may open its pages. */
export const adminNavigation: readonly NavRow<StaffRole>[] = entries.map((entry) => ({
  ...entry,
  viewers: staffRoles.filter((role) => pagesOf([entry]).every(({ path }) => mayOpenPage(role, path))),
}));
