import { toast } from '@/components/ui/use-toast';
import { useAuth } from '@/lib/auth/auth-provider';

/** Ends the session; the guard of the portal then goes home (see guards/use-way-out.ts). */
export function useSignOut(): () => void {
  const { signOut } = useAuth();
  return () => {
    signOut();
    toast({ title: 'Signed out successfully' });
  };
}

/** Fetches the way out ahead, when a person comes near the door. */
export function prepareSignOut(): void {
  import('../routes/landing/landing-page').catch(() => undefined);
}
