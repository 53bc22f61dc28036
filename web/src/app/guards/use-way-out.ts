import { useState, useSyncExternalStore } from 'react';
import { paths } from '@/config/paths';
import { authStore } from '@/lib/auth/auth-store';
import { tokenEndedHere } from '@/lib/auth/end-session';

/**
 * Where a guard sends somebody who is not signed in: to the sign-in page, but home when it was the person who just
 * signed out. The guard decides it, because it is the first to notice and anybody else would come too late.
 */
export function useWayOut(signInPath: string): string {
  const token = useSyncExternalStore(authStore.subscribe, authStore.token, () => undefined);
  const [admittedToken, setAdmittedToken] = useState(token);
  if (token !== undefined && token !== admittedToken) setAdmittedToken(token);
  return admittedToken !== undefined && admittedToken === tokenEndedHere() ? paths.home : signInPath;
}
