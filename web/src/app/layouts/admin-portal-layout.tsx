import { TriangleAlert } from 'lucide-react';
import { Link, Outlet } from 'react-router';
import { navigationFor, pagesOf } from '@/components/shell/navigation';
import { PortalFrame } from '@/components/shell/portal-frame';
import { paths } from '@/config/paths';
import { useAdminAuth } from '@/lib/auth/auth-provider';
import { useDisplayRules } from '@/shared/platform-settings/use-display-rules';
import { adminNavigation, adminViewerOf } from './admin-navigation';
import { PortalHeader } from './portal-header';
import { PortalNotice } from './portal-notice';
import { portals } from './portals';

export function Component() {
  const { user } = useAdminAuth();
  const datesAs = useDisplayRules();
  // The guard around this layout is about to send a person without a session away.
  if (user === undefined) return null;
  const navigation = navigationFor(adminNavigation, adminViewerOf(user));
  const needsTwoFactor = 'twoFactorMissing' in user && user.twoFactorMissing;
  return (
    <PortalFrame
      width="tables"
      header={<PortalHeader portal={portals.admin} user={user} pages={pagesOf(navigation)} />}
      navigation={navigation}
      notice={needsTwoFactor ? <TwoFactorNotice /> : undefined}
    >
      {datesAs === undefined ? null : <Outlet key={datesAs} />}
    </PortalFrame>
  );
}

/** Until it is on, the server refuses everything in this portal but the own account. */
function TwoFactorNotice() {
  return (
    <PortalNotice tone="warning" label="Two-factor sign-in">
      <span className="flex items-center gap-1.5">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        Two-factor sign-in is required for this account before you can go on.
      </span>
      <Link to={`${paths.dashboard.settings}#two-factor`} className="rounded-sm underline underline-offset-4">
        Switch it on
      </Link>
    </PortalNotice>
  );
}
