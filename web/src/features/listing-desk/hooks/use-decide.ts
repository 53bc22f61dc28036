import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from '@/components/ui/toast';
import { useNextToast } from '@/shared/work/use-next-toast';
import { approveListingsMutation, rejectListingsMutation } from '../api';
import { decidedToast, failureToast, type Seen } from '../logic/decided';

/** Approves and rejects one or several listings, with the toast of the result. */
export function useDecide() {
  const isApproving = useRef(false);
  const nextToast = useNextToast();
  const approval = useMutation({
    ...approveListingsMutation,
    onSuccess: (decided) => void nextToast(decidedToast('approve', decided)),
    onError: (error) => toast(failureToast('approve', error)),
  });
  const rejection = useMutation({
    ...rejectListingsMutation,
    onSuccess: (decided) => void nextToast(decidedToast('reject', decided)),
    onError: (error) => toast(failureToast('reject', error)),
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
