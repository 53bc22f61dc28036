import type { coverEndpoints, StaffClaim } from '@oja/contract/cover';
import type { BodySent } from '@oja/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toastFailure } from '@/components/ui/toast-failure';
import { createSubmissionKey } from '@/lib/submission-key';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { useNextToast } from '@/shared/work/use-next-toast';
import { decideClaimMutation } from '../api';

/** Sends the decision of a claim once, however often it is pressed. */
export function useDecideClaim(
  { id: claimId, reference }: Pick<StaffClaim, 'id' | 'reference'>,
  { onDone, onFailed }: { onDone: () => void; onFailed: () => void },
) {
  const [keyFor] = useState(() => createSubmissionKey());
  const nextToast = useNextToast();
  const { mutate, isPending } = useMutation({
    ...decideClaimMutation,
    onSuccess: ({ approval }) => {
      onDone();
      const decided = { title: 'Claim Decided', description: `${reference}: both sides are told.` };
      void nextToast(waitingToast(approval, 'claim_decision') ?? decided);
    },
    onError: (error) => {
      toastFailure(error, 'The claim could not be decided.');
      onFailed();
    },
  });
  return {
    isPending,
    send: (body: BodySent<typeof coverEndpoints.decideClaim>) =>
      mutate({ claimId, body, idempotencyKey: keyFor(body) }),
  };
}
