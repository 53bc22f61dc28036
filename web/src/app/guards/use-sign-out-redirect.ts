import { useState, useSyncExternalStore } from 'react';
import { paths } from '@/config/paths';
import { authStore } from '@/lib/auth/auth-store';
import { tokenEndedHere } from '@/lib/auth/end-session';

/**
 * Where a guard redirects without a session: to the sign-in page, or home if the session was ended by signing out in
 * this tab. The guard decides it, because it is the first to render without the session.
 */
export function useSignOutRedirect(signInPath: string): string {
  const token = useSyncExternalStore(authStore.subscribe, authStore.token, () => undefined);
  const [admittedToken, setAdmittedToken] = useState(token);
  if (token !== undefined && token !== admittedToken) setAdmittedToken(token);
  return admittedToken !== undefined && admittedToken === tokenEndedHere() ? paths.home : signInPath;
}
