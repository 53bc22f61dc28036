import { undoMs } from '@oja/contract/undo';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from '@/components/ui/toast';
import { useNextToast } from '@/shared/work/use-next-toast';
import { approveListingsMutation, rejectListingsMutation, undoApprovalsMutation } from '../api';
import { type Approved, decidedToast, failureToast, type Seen } from '../logic/decided';

/** Approves and rejects one or several listings, with the toast of the result. */
export function useDecide() {
  const isApproving = useRef(false);
  const nextToast = useNextToast();
  const undoing = useMutation({
    ...undoApprovalsMutation,
    onSuccess: (decided) => toast(decidedToast('undo', decided)),
    onError: (error) => toast(failureToast('undo', error)),
  });
  const withUndo = (decided: Approved) => {
    const content = decidedToast('approve', decided);
    if (decided.done.length === 0) return content;
    return { ...content, durationMs: undoMs, undo: () => undoing.mutate(decided.done) };
  };
  const approval = useMutation({
    ...approveListingsMutation,
    onSuccess: (decided) => void nextToast(withUndo(decided)),
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
