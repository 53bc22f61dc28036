import type { RulingRule } from '@oja/contract/ruling-fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { createSubmissionKey } from '@/lib/submission-key';
import { resolveDisputeMutation, type WantedResolution } from '../api';

type Decision = WantedResolution & {
  details: string;
  earlyReason: string | undefined;
  rule?: RulingRule | undefined;
  evidence?: string[];
};

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
