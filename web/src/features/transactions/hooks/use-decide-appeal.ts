import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toastFailure } from '@/components/ui/toast-failure';
import { createSubmissionKey } from '@/lib/submission-key';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { useNextToast } from '@/shared/work/use-next-toast';
import { type AppealDecisionSent, decideAppealMutation } from '../api';

/** Sends the decision of an appeal once, however often it is pressed. */
export function useDecideAppeal({ onDone, onFailed }: { onDone: () => void; onFailed: () => void }) {
  const [keyFor] = useState(() => createSubmissionKey());
  const nextToast = useNextToast();
  const { mutate, isPending } = useMutation({
    ...decideAppealMutation,
    onSuccess: ({ data: { reference }, approval }) => {
      onDone();
      const description = `${reference} is decided, and both sides are told.`;
      void nextToast(waitingToast(approval, 'ruling') ?? { title: 'Appeal Decided', description });
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
