import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link, Outlet, useLocation, useMatches } from 'react-router';
import { pagesOf } from '@/components/shell/navigation';
import { PortalFrame } from '@/components/shell/portal-frame';
import { adminPaths } from '@/config/admin-paths';
import { paths } from '@/config/paths';
import { useAdminAuth } from '@/lib/auth/auth-provider';
import { mayOpenPage } from '@/lib/auth/page-access';
import { useDisplayRules } from '@/shared/platform-settings/use-display-rules';
import { workCountsQuery } from '@/shared/work/api';
import { adminNavigation } from './admin-navigation';
import { NoAccess } from './no-access';
import { PortalHeader } from './portal-header';
import { PortalNotice } from './portal-notice';
import { portals } from './portals';
import { withWorkCounts } from './work-counts';

export function Component() {
  const { user } = useAdminAuth();
  const { key, display } = useDisplayRules();
  const { pathname } = useLocation();
  const isUnknownPage = useMatches().at(-1)?.params['*'] !== undefined;
  const mayCount = user !== undefined && !('twoFactorMissing' in user && user.twoFactorMissing);
  const { data: counts } = useQuery({ ...workCountsQuery, enabled: mayCount });
  // The guard around this layout is about to send a person without a session away.
  if (user === undefined) return null;
  const needsTwoFactor = 'twoFactorMissing' in user && user.twoFactorMissing;
  const { role } = user;
  const pages = adminNavigation.filter(({ viewers }) => viewers.some((viewer) => viewer === role));
  const hasAccess = isUnknownPage || mayOpenPage(role, pathname);
  const navigation = withWorkCounts(pages, counts);
  return (
    <PortalFrame
      width="tables"
      header={<PortalHeader portal={portals.admin} user={user} pages={pagesOf(navigation)} />}
      navigation={navigation}
      notice={noticeFor({
        needsTwoFactor,
        isMaintained: display?.maintenanceMode,
        maySwitch: mayOpenPage(role, adminPaths.settings.general),
      })}
    >
      {hasAccess ? null : <NoAccess role={role} />}
      {hasAccess && key !== undefined ? <Outlet key={key} /> : null}
      {display ? (
        <p className="mt-8 text-center text-muted-foreground text-xs">
          Times are those of {display.timezone}.
        </p>
      ) : null}
    </PortalFrame>
  );
}

function noticeFor(state: {
  needsTwoFactor: boolean;
  isMaintained: boolean | undefined;
  maySwitch: boolean;
}) {
  if (state.needsTwoFactor) return <TwoFactorNotice />;
  return state.isMaintained ? <MaintenanceNotice maySwitch={state.maySwitch} /> : undefined;
}

function MaintenanceNotice({ maySwitch }: { maySwitch: boolean }) {
  return (
    <PortalNotice tone="warning" label="Maintenance mode">
      <span className="flex items-center gap-1.5">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        Maintenance mode is on: nobody but staff can use Oja, and nobody can trade.
      </span>
      {maySwitch ? (
        <Link to={adminPaths.settings.general} className="rounded-sm underline underline-offset-4">
          Switch it off
        </Link>
      ) : null}
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
