import type { StaffSession } from '@oja/contract/security-center';
import { useMutation } from '@tanstack/react-query';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { endSessionMutation } from '../api';

/** Signs a colleague out on one device; an own session is only marked as such. */
export function EndSession({ session }: { session: StaffSession }) {
  const end = useMutation({
    ...endSessionMutation,
    onSuccess: () => toast({ title: 'Signed out', description: 'The session has ended.' }),
    onError: (error) => toastFailure(error, 'Please try again.', 'Failed to end the session'),
  });
  if (session.mine) {
    return (
      <Badge variant={session.current ? 'success' : 'outline'}>
        {session.current ? 'This session' : 'You'}
      </Badge>
    );
  }
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`End session of ${session.owner.name} on ${session.device}`}
      busy={end.isPending}
      onClick={() => end.mutate({ ownerId: session.owner.id, session: session.id })}
    >
      End session
    </Button>
  );
}
