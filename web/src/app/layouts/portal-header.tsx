import { Link } from 'react-router';
import { Logo } from '@/components/brand/logo';
import { LogoMark } from '@/components/brand/logo-mark';
import type { NavLinkEntry } from '@/components/shell/navigation';
import { SidebarTrigger } from '@/components/shell/sidebar-trigger';
import { ThemeToggle } from '@/components/theme/theme-toggle';
import { adminPaths } from '@/config/admin-paths';
import { paths } from '@/config/paths';
import { HeaderMessages } from '@/features/messages/components/header-messages';
import { NotificationBell } from '@/features/notifications/components/notification-bell';
import { HeaderBalance } from '@/features/wallet/components/header-balance';
import { type AuthUser, isStaffUser } from '@/lib/auth/auth-store';
import { lacksTwoFactor } from '@/lib/auth/home-path';
import type { Portal } from './portals';
import { PortalSearch } from './search/portal-search';
import { UserMenu } from './user-menu';

type PortalHeaderProps = {
  portal: Portal;
  user: AuthUser;
  /** What the search box finds by name. */
  pages: readonly NavLinkEntry[];
};

export function PortalHeader({ portal, user, pages }: PortalHeaderProps) {
  // The server refuses everything but the enrolment until the second factor is on.
  const isEnrolling = lacksTwoFactor(user);
  return (
    <>
      <SidebarTrigger />
      <Link to={portal.homePath} aria-label={`Oja, ${portal.title}`} className="shrink-0 rounded-md">
        <Logo size="sm" className="hidden md:flex" />
        <LogoMark className="size-7 text-primary md:hidden" />
      </Link>
      <div className="mx-2 hidden h-6 w-px shrink-0 self-center bg-border md:block" />
      <p className="ml-1.5 min-w-0 font-heading font-semibold text-sm leading-4 tracking-tight min-[385px]:whitespace-nowrap md:ml-0 md:text-base md:tracking-normal max-md:[:has([data-waiting])>&]:whitespace-normal">
        {portal.title}
      </p>
      <div className="ml-auto flex min-w-0 shrink-0 items-center md:ml-4 md:flex-1 md:justify-end md:gap-1">
        {isEnrolling ? null : <PortalSearch portal={portal} pages={pages} />}
        {/* Staff have no wallet. */}
        {isStaffUser(user) ? null : <HeaderBalance />}
        <ThemeToggle />
        {isEnrolling ? null : (
          <>
            {isStaffUser(user) ? (
              <HeaderMessages path={adminPaths.messages} />
            ) : (
              <HeaderMessages path={paths.dashboard.messages} wideOnly />
            )}
            <NotificationBell />
          </>
        )}
        <UserMenu user={user} portal={portal} />
      </div>
    </>
  );
}
