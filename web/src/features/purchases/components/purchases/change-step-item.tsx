import type { HandoverStep } from '@oja/contract/handovers';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDateTime } from '@/lib/dates';
import { createSubmissionKey } from '@/lib/submission-key';
import { tickStepMutation } from '@/shared/handover/api';

type ChangeStepItemProps = { purchaseId: string; step: HandoverStep; number: number };

/** One thing to change, with a box that is ticked once. */
export function ChangeStepItem({ purchaseId, step, number }: ChangeStepItemProps) {
  const [keyFor] = useState(createSubmissionKey);
  const tick = useMutation({
    ...tickStepMutation,
    // A contested step is ticked again.
    onSuccess: () => keyFor.renew(),
    onError: (error) => {
      toastFailure(error, 'Please try again.', 'Could not save the step');
    },
  });
  const isDone = step.state === 'done';
  const isTicked = isDone || tick.isPending;
  const save = () => tick.mutate({ purchaseId, key: step.key, body: {}, idempotencyKey: keyFor(step.key) });
  return (
    <li className="flex items-start gap-3">
      <span
        aria-hidden="true"
        className="tabular flex size-7 shrink-0 items-center justify-center rounded-full bg-secondary font-semibold text-secondary-foreground text-sm"
      >
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium leading-7">{step.title}</p>
        <p className="text-muted-foreground text-sm">{step.text}</p>
        {step.done_at ? (
          <p className="mt-1 text-sm text-success">Ticked off on {formatDateTime(step.done_at)}</p>
        ) : null}
      </div>
      {isDone || step.may_tick ? (
        <Checkbox
          aria-label={`Done: ${step.title}`}
          className="mt-1"
          checked={isTicked}
          // A disabled box would lose the focus that it has just got.
          aria-disabled={isTicked || undefined}
          onCheckedChange={() => (isTicked ? undefined : save())}
        />
      ) : null}
    </li>
  );
}
