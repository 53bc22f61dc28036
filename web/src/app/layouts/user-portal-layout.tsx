import { ArrowLeft, LayoutDashboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router';
import { type NavLinkEntry, pagesOf } from '@/components/shell/navigation';
import { PortalFrame } from '@/components/shell/portal-frame';
import { paths } from '@/config/paths';
import { useAuth } from '@/lib/auth/auth-provider';
import type { AuthUser } from '@/lib/auth/auth-store';
import { isStaffUser } from '@/lib/auth/restore-session';
import { PortalBottomBar } from './portal-bottom-bar';
import { PortalHeader } from './portal-header';
import { PortalNotice } from './portal-notice';
import { portals } from './portals';
import { useUserNavigation } from './use-user-navigation';

export function Component() {
  return (
    <UserPortal>
      <Outlet />
    </UserPortal>
  );
}

export function UserPortal({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  // The guard around this layout is about to send a person without a session away.
  if (user === undefined) return null;
  return <UserFrame user={user}>{children}</UserFrame>;
}

function UserFrame({ user, children }: { user: AuthUser; children: ReactNode }) {
  const navigation = useUserNavigation(user);
  const pages = pagesOf(navigation);
  return (
    <PortalFrame
      width="reading"
      header={<PortalHeader portal={portals.user} user={user} pages={findablePages(user, pages)} />}
      navigation={navigation}
      notice={isStaffUser(user) ? <StaffNotice /> : undefined}
      bottomBar={isStaffUser(user) ? undefined : <PortalBottomBar user={user} pages={pages} />}
    >
      {children}
    </PortalFrame>
  );
}

const adminPortal: NavLinkEntry = {
  label: 'Admin Portal',
  path: paths.adminHome,
  Icon: LayoutDashboard,
};

/** Of this portal staff may see their settings alone; beside them stands the way back to their own. */
function findablePages(user: AuthUser, pages: readonly NavLinkEntry[]): readonly NavLinkEntry[] {
  if (!isStaffUser(user)) return pages;
  return [adminPortal, ...pages.filter(({ path }) => path === paths.dashboard.settings)];
}

function StaffNotice() {
  return (
    <PortalNotice tone="info" label="Staff">
      <Link to={paths.adminHome} className="flex items-center gap-1.5 rounded-sm hover:underline">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to the admin portal
      </Link>
      <span>You are looking at your own settings in the user portal.</span>
    </PortalNotice>
  );
}
