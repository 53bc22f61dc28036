import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { authStore, isStaffUser } from '@/lib/auth/auth-store';

/**
 * The sign-in links. With a stored session the link to the portal replaces them; whether the session
 * is still valid is checked there, so that this page needs no code for it.
 */
export function useSessionLinks(): readonly { label: string; to: string }[] {
  const record = useSyncExternalStore(authStore.subscribe, authStore.record, () => undefined);
  if (record === undefined) {
    return [
      { label: 'Login', to: paths.auth.login },
      { label: 'Register', to: paths.auth.register },
    ];
  }
  return [
    {
      label: 'Dashboard',
      to: isStaffUser(record.user) ? paths.adminHome : paths.dashboard.overview,
    },
  ];
}

/** On a narrow screen only the last one has room beside the menu, which holds them all. */
export function SessionButtons() {
  const links = useSessionLinks();
  return links.map(({ label, to }, index) => {
    const isLast = index === links.length - 1;
    return (
      <Button
        key={to}
        asChild
        variant={isLast ? 'default' : 'ghost'}
        className={isLast ? undefined : 'hidden md:inline-flex'}
      >
        <Link to={to}>{label}</Link>
      </Button>
    );
  });
}
