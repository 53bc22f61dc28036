import type { StaffCase } from '@oja/contract/disputes';
import type { RulingRule } from '@oja/contract/ruling-fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toastFailure } from '@/components/ui/toast-failure';
import { createSubmissionKey } from '@/lib/submission-key';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { useNextToast } from '@/shared/work/use-next-toast';
import { resolveDisputeMutation, type WantedResolution } from '../api';

type Decision = WantedResolution & {
  details: string;
  earlyReason: string | undefined;
  rule?: RulingRule | undefined;
  evidence?: string[];
};

type ResolveOptions = {
  file: Pick<StaffCase, 'others_can_decide'>;
  onDone: () => void;
  onFailed: () => void;
};

/** Sends a decision once, however often it is pressed, and says what came of it. */
export function useResolve({ file, onDone, onFailed }: ResolveOptions) {
  const [keyFor] = useState(() => createSubmissionKey());
  const nextToast = useNextToast();
  const { mutate, isPending } = useMutation({
    ...resolveDisputeMutation,
    onSuccess: ({ data: { reference, work }, approval }, { type }) => {
      onDone();
      const done =
        type === 'escalate'
          ? { title: 'Dispute Escalated', description: escalatedText(reference, file) }
          : { title: 'Dispute Resolved', description: `${reference} is decided, and both sides are told.` };
      void nextToast(waitingToast(approval, 'ruling') ?? done, work ?? undefined);
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

function escalatedText(
  reference: string,
  { others_can_decide: isLeftToOthers }: ResolveOptions['file'],
): string {
  return isLeftToOthers
    ? `Another member of staff decides about ${reference}.`
    : `No other member of staff can decide about ${reference} now, so it stays with you.`;
}
