import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { paths } from '@/config/paths';
import { authStore } from '@/lib/auth/auth-store';
import { tokenEndedHere } from '@/lib/auth/end-session';
import { signInPathFor } from '@/lib/auth/return-path';

/** A sign-in leads to these anyway. */
const homes: readonly string[] = [paths.dashboard.overview, paths.adminHome];

/**
 * Where a guard redirects without a session: to the sign-in page, which leads back here afterwards, or home if the
 * session was ended by signing out in this tab. The guard decides it, because it is the first to render without the
 * session.
 */
export function useSignOutRedirect(signInPath: string): string {
  const token = useSyncExternalStore(authStore.subscribe, authStore.token, () => undefined);
  const [admittedToken, setAdmittedToken] = useState(token);
  if (token !== undefined && token !== admittedToken) setAdmittedToken(token);
  const { pathname, search, hash } = useLocation();
  if (admittedToken !== undefined && admittedToken === tokenEndedHere()) return paths.home;
  const target = `${pathname}${search}${hash}`;
  return homes.includes(target) ? signInPath : signInPathFor(target, signInPath);
}
