import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/use-toast';
import { createSubmissionKey } from '@/lib/submission-key';
import type { WantedResolution } from '../api/preview-resolution';
import { resolveDisputeMutation } from '../api/resolve-dispute';
import { toastFailure } from '../components/toast-failure';

type Decision = WantedResolution & { details: string; earlyReason: string | undefined };

/** Sends a decision once, however often it is pressed, and says what came of it. */
export function useResolve({ onDone, onFailed }: { onDone: () => void; onFailed: () => void }) {
  const [keyFor] = useState(() => createSubmissionKey());
  const { mutate, isPending } = useMutation({
    ...resolveDisputeMutation,
    onSuccess: ({ reference }, { type }) => {
      toast(
        type === 'escalate'
          ? { title: 'Dispute Escalated', description: `Another administrator decides about ${reference}.` }
          : { title: 'Dispute Resolved', description: `${reference} is decided, and both sides are told.` },
      );
      onDone();
    },
    onError: (error) => {
      toastFailure(error, 'The dispute could not be resolved.');
      onFailed();
    },
  });
  return {
    isPending,
    send: (decision: Decision) => mutate({ ...decision, idempotencyKey: keyFor(decision) }),
  };
}
