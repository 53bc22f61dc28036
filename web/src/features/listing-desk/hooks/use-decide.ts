import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from '@/components/ui/use-toast';
import { approveListingsMutation } from '../api/approve-listings';
import { rejectListingsMutation } from '../api/reject-listings';
import { type Seen, tellDecided, tellFailure } from '../logic/decided';

/** Approving and rejecting, one or several, with what staff are told about it. */
export function useDecide() {
  const isApproving = useRef(false);
  const approval = useMutation({
    ...approveListingsMutation,
    onSuccess: (decided) => toast(tellDecided('approve', decided)),
    onError: (error) => toast(tellFailure('approve', error)),
  });
  const rejection = useMutation({
    ...rejectListingsMutation,
    onSuccess: (decided) => toast(tellDecided('reject', decided)),
    onError: (error) => toast(tellFailure('reject', error)),
  });
  return {
    approve: (seen: readonly Seen[], onDone?: () => void) => {
      // A key or a second click may come before the button is drawn as busy; one decision is sent once.
      if (isApproving.current || seen.length === 0) return;
      isApproving.current = true;
      approval.mutate(seen, {
        onSuccess: () => onDone?.(),
        onSettled: () => {
          isApproving.current = false;
        },
      });
    },
    /** Which are being approved right now. */
    approving: approval.isPending ? approval.variables.map(({ id }) => id) : [],
    reject: (seen: readonly Seen[], reason: string, onDone: () => void) =>
      rejection.mutate({ seen, reason }, { onSuccess: onDone }),
    isRejecting: rejection.isPending,
  };
}

export type Decide = ReturnType<typeof useDecide>;
