import { toast } from '@/components/ui/toast';
import { useAuth } from '@/lib/auth/auth-provider';

/** Ends the session; the guard of the portal then goes home (see guards/use-sign-out-redirect.ts). */
export function useSignOut(): () => void {
  const { signOut } = useAuth();
  return () => {
    signOut();
    toast({ title: 'Signed out successfully' });
  };
}

/** Preloads the landing page when the menu opens. */
export function prepareSignOut(): void {
  import('../routes/landing/landing-page').catch(() => undefined);
}
