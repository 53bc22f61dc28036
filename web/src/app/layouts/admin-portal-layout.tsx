import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link, Outlet } from 'react-router';
import { navigationFor, pagesOf } from '@/components/shell/navigation';
import { PortalFrame } from '@/components/shell/portal-frame';
import { paths } from '@/config/paths';
import { useAdminAuth } from '@/lib/auth/auth-provider';
import { useDisplayRules } from '@/shared/platform-settings/use-display-rules';
import { workCountsQuery } from '@/shared/work/work-api';
import { adminNavigation, adminViewerOf } from './admin-navigation';
import { PortalHeader } from './portal-header';
import { PortalNotice } from './portal-notice';
import { portals } from './portals';
import { withWorkCounts } from './work-counts';

export function Component() {
  const { user } = useAdminAuth();
  const { key, display } = useDisplayRules();
  const mayCount = user !== undefined && !('twoFactorMissing' in user && user.twoFactorMissing);
  const { data: counts } = useQuery({ ...workCountsQuery, enabled: mayCount });
  // The guard around this layout is about to send a person without a session away.
  if (user === undefined) return null;
  const needsTwoFactor = 'twoFactorMissing' in user && user.twoFactorMissing;
  const pages = navigationFor(adminNavigation, adminViewerOf(user));
  const navigation = withWorkCounts(pages, counts);
  return (
    <PortalFrame
      width="tables"
      header={<PortalHeader portal={portals.admin} user={user} pages={pagesOf(navigation)} />}
      navigation={navigation}
      notice={noticeFor({ needsTwoFactor, isMaintained: display?.maintenanceMode })}
    >
      {key === undefined ? null : <Outlet key={key} />}
      {display ? (
        <p className="mt-8 text-muted-foreground text-xs">Times are those of {display.timezone}.</p>
      ) : null}
    </PortalFrame>
  );
}

function noticeFor(state: { needsTwoFactor: boolean; isMaintained: boolean | undefined }) {
  if (state.needsTwoFactor) return <TwoFactorNotice />;
  return state.isMaintained ? <MaintenanceNotice /> : undefined;
}

function MaintenanceNotice() {
  return (
    <PortalNotice tone="warning" label="Maintenance mode">
      <span className="flex items-center gap-1.5">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        Maintenance mode is on: nobody but staff can use Oja, and nobody can trade.
      </span>
      <Link to={paths.admin.settings.general} className="rounded-sm underline underline-offset-4">
        Switch it off
      </Link>
    </PortalNotice>
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
