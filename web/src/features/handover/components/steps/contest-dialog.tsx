import { type HandoverStep, handoverNoteAtMost } from '@oja/contract/handovers';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { createSubmissionKey } from '@/lib/submission-key';
import { contestStepMutation } from '../../api';

type ContestDialogProps = {
  purchaseId: string;
  step: HandoverStep;
  open: boolean;
  onClose: () => void;
};

export function ContestDialog({ purchaseId, step, open, onClose }: ContestDialogProps) {
  const [keyFor] = useState(() => createSubmissionKey());
  const contest = useMutation({
    ...contestStepMutation,
    onSuccess: () => {
      keyFor.renew();
      toast({ title: 'Step Contested', description: `${step.title} is open again.` });
    },
    // The dialog stays with what was typed.
    onError: (error) => {
      toastFailure(error, 'Please try again.', 'Could not contest the step');
    },
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="This is not done?"
      description={`The step “${step.title}” opens again, and the ${step.by} reads what you write.`}
      label="What is missing"
      hint="For example: no invitation arrived at my address."
      maxLength={handoverNoteAtMost}
      confirmLabel="It is not done"
      busyLabel="Sending..."
      busy={contest.isPending}
      draftKey={`contest-${purchaseId}-${step.key}`}
      onConfirm={(text, forget) =>
        void contest
          .mutateAsync({ purchaseId, key: step.key, text, idempotencyKey: keyFor({ key: step.key, text }) })
          .then(() => {
            forget();
            // After the step was read again, so that focus does not go back to a button that is gone then.
            onClose();
          })
          .catch(() => undefined)
      }
    />
  );
}
