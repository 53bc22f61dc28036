import { useNavigate } from 'react-router';
import { toast } from '@/components/ui/use-toast';
import { paths } from '@/config/paths';
import { useAuth } from '@/lib/auth/auth-provider';

/**
 * Leaves the portal and then ends the session. In the other order the guard of the portal would notice first that
 * nobody is signed in any more, and send the person to the sign-in page instead of home. For the same reason the
 * next page must be on screen, not only decided upon, when the session ends: hence flushSync.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { signOut } = useAuth();
  return async () => {
    await navigate(paths.home, { flushSync: true });
    signOut();
    toast({ title: 'Signed out successfully' });
  };
}

/** The way home should be short when a person has decided to go. */
export function prepareSignOut(): void {
  import('../routes/landing/landing-page').catch(() => undefined);
}
