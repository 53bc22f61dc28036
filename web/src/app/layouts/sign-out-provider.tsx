import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '@/components/ui/use-toast';
import { paths } from '@/config/paths';
import { endSession } from '@/lib/auth/end-session';
import { type SignOut, SignOutContext } from './use-sign-out';

/**
 * Signing out leaves the portal first and ends the session when the portal has gone from the screen. In the other
 * order the guard of the portal would see that nobody is signed in any more, and send the person to the sign-in
 * page instead of home. The router's promise is no help: it settles before the next page is on screen.
 */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const isLeaving = useRef(false);

  useEffect(
    () => () => {
      if (!isLeaving.current) return;
      endSession();
      toast({ title: 'Signed out successfully' });
    },
    [],
  );

  const value = useMemo<SignOut>(
    () => ({
      signOut: () => {
        isLeaving.current = true;
        void navigate(paths.home);
      },
      prepare: () => void import('../routes/landing/landing-page').catch(() => undefined),
    }),
    [navigate],
  );
  return <SignOutContext value={value}>{children}</SignOutContext>;
}
