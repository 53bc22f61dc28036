import { LayoutDashboard, LogOut, Settings, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { keepFocusOnNewPage } from '@/components/shell/keep-focus-on-new-page';
import type { NavLinkEntry } from '@/components/shell/navigation';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { paths } from '@/config/paths';
import { isStaffUser } from '@/lib/auth/restore-session';
import type { PortalType } from './portals';
import { prepareSignOut, useSignOut } from './use-sign-out';
import { UserMenuButton, type UserMenuProps } from './user-menu-button';

const settings: NavLinkEntry = { label: 'Settings', path: paths.dashboard.settings, Icon: Settings };
const profile: NavLinkEntry = { label: 'Profile', path: paths.dashboard.profile, Icon: UserRound };
const adminPortal: NavLinkEntry = {
  label: 'Admin Portal',
  path: paths.adminHome,
  Icon: LayoutDashboard,
};

/** By who it is and where: staff are guests in the user portal and have no profile there. */
const entriesOf: Record<PortalType, Record<'staff' | 'trader', readonly NavLinkEntry[]>> = {
  user: { trader: [profile, settings], staff: [adminPortal, settings] },
  admin: { trader: [settings], staff: [settings] },
};

export function OpenedUserMenu({ user, portal }: UserMenuProps) {
  const signOut = useSignOut();
  useEffect(prepareSignOut, []);
  const entries = entriesOf[portal.type][isStaffUser(user) ? 'staff' : 'trader'];
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <UserMenuButton user={user} portal={portal} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-64" onCloseAutoFocus={keepFocusOnNewPage}>
        <div className="flex gap-3 px-2.5 py-2">
          <Avatar name={user.name} src={user.avatar} />
          <div className="grid min-w-0 justify-items-start">
            <p className="max-w-full truncate font-semibold">{user.name}</p>
            <p className="max-w-full truncate text-muted-foreground text-xs">{user.email}</p>
            <Badge variant="secondary" className="mt-1.5">
              {portal.label}
            </Badge>
          </div>
        </div>
        <DropdownMenuSeparator />
        {entries.map(({ label, path, Icon }) => (
          <DropdownMenuItem key={path} asChild>
            <Link to={path}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={signOut}>
          <LogOut aria-hidden="true" />
          Logout
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
