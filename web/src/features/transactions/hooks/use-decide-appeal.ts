import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { createSubmissionKey } from '@/lib/submission-key';
import { type AppealDecisionSent, decideAppealMutation } from '../api';

/** Sends the decision of an appeal once, however often it is pressed. */
export function useDecideAppeal({ onDone, onFailed }: { onDone: () => void; onFailed: () => void }) {
  const [keyFor] = useState(() => createSubmissionKey());
  const { mutate, isPending } = useMutation({
    ...decideAppealMutation,
    onSuccess: ({ reference }) => {
      toast({ title: 'Appeal Decided', description: `${reference} is decided, and both sides are told.` });
      onDone();
    },
    onError: (error) => {
      toastFailure(error, 'The appeal could not be decided.');
      onFailed();
    },
  });
  return {
    isPending,
    send: (decision: AppealDecisionSent) => mutate({ ...decision, idempotencyKey: keyFor(decision) }),
  };
}
