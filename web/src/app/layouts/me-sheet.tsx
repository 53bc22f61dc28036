import { useQuery } from '@tanstack/react-query';
import { Download, LogOut, UserRound } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { NavLink } from 'react-router';
import { keepFocusOnNewPage } from '@/components/shell/keep-focus-on-new-page';
import type { NavLinkEntry } from '@/components/shell/navigation';
import { sidebarRowClasses } from '@/components/shell/sidebar-classes';
import { WaitingCount } from '@/components/shell/waiting-count';
import { Avatar } from '@/components/ui/avatar';
import { Drawer, DrawerBody, DrawerContent, DrawerTitle } from '@/components/ui/drawer';
import { paths } from '@/config/paths';
import type { AuthUser } from '@/lib/auth/auth-store';
import { installPrompt } from '@/lib/install-prompt';
import { formatNaira } from '@/lib/money';
import { walletStatsQuery } from '@/shared/wallet/wallet-stats';
import { prepareSignOut, useSignOut } from './use-sign-out';

type MeSheetProps = {
  user: AuthUser;
  pages: readonly NavLinkEntry[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const profile: NavLinkEntry = { label: 'Profile', path: paths.dashboard.profile, Icon: UserRound };

/** Who is signed in, and the pages that the bottom bar has no room for. */
export function MeSheet({ user, pages, open, onOpenChange }: MeSheetProps) {
  const signOut = useSignOut();
  const mayInstall = useSyncExternalStore(installPrompt.subscribe, installPrompt.isOffered, () => false);
  useEffect(prepareSignOut, []);
  return (
    <Drawer open={open} onOpenChange={onOpenChange}>
      <DrawerContent side="bottom" aria-describedby={undefined} onCloseAutoFocus={keepFocusOnNewPage}>
        <div className="flex items-center gap-3 border-b p-4 pr-16">
          <Avatar name={user.name} src={user.avatar} />
          <div className="grid min-w-0">
            <DrawerTitle className="truncate text-base">{user.name}</DrawerTitle>
            <p className="truncate text-muted-foreground text-xs">{user.email}</p>
          </div>
        </div>
        <AvailableBalance />
        <DrawerBody className="px-2 py-2">
          <nav aria-label="Me">
            <ul className="grid gap-0.5">
              {[profile, ...pages].map(({ label, path, Icon, waiting = 0 }) => (
                <li key={path}>
                  <NavLink to={path} onClick={() => onOpenChange(false)} className={sidebarRowClasses}>
                    <Icon aria-hidden="true" className="size-5 shrink-0" />
                    {label}
                    <WaitingCount waiting={waiting} />
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {mayInstall ? (
            <button type="button" onClick={() => installPrompt.show()} className={sidebarRowClasses}>
              <Download aria-hidden="true" className="size-5 shrink-0" />
              Install Oja
            </button>
          ) : null}
          <button type="button" onClick={signOut} className={sidebarRowClasses}>
            <LogOut aria-hidden="true" className="size-5 shrink-0" />
            Logout
          </button>
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}

/** The header of a phone has no room for it. */
function AvailableBalance() {
  const available = useQuery(walletStatsQuery).data?.[0]?.value;
  if (available === undefined) return null;
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b px-4 py-3 text-sm">
      <span className="text-muted-foreground">Available balance</span>
      <span className="tabular font-semibold">{formatNaira(available)}</span>
    </p>
  );
}
