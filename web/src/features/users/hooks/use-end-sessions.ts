import { useMutation } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { countOf } from '@/lib/counts';
import { endSessionsMutation } from '../api';
import { toastUserFailure } from '../logic/user-failures';

/** Ends one session of a person, or all of them, and says how many ended. */
export function useEndSessions() {
  return useMutation({
    ...endSessionsMutation,
    onSuccess: ({ data }) =>
      toast({ title: 'Signed out', description: `${countOf(data.ended, 'session')} ended.` }),
    onError: (error) => toastUserFailure(error, { refused: 'Failed to end the session' }),
  });
}
