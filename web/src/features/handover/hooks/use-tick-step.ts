import { zodResolver } from '@hookform/resolvers/zod';
import { type HandoverStep, handoverEndpoints } from '@oja/contract/handovers';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { createSubmissionKey } from '@/lib/submission-key';
import { useFormDraft } from '@/lib/use-form-draft';
import { tickStepMutation } from '@/shared/handover/api';
import { evidenceTrayLimit, uploadEvidence } from '@/shared/purchases/evidence';
import { createScreenshotTray } from '@/shared/screenshots/screenshot-tray';

const resolver = zodResolver(handoverEndpoints.tickHandoverStep.body.pick({ note: true }));

const empty = { note: '' };

type Ticked = { purchaseId: string; step: Pick<HandoverStep, 'key' | 'title'> };

/** Pictures are on their way while the person still writes; the step names those that arrived. */
export function useTickStep({ purchaseId, step }: Ticked, onDone: () => void) {
  const [tray] = useState(() => createScreenshotTray(uploadEvidence, [], evidenceTrayLimit));
  const form = useForm({ resolver, defaultValues: empty });
  const forgetDraft = useFormDraft(form, { key: `step-${purchaseId}-${step.key}`, empty });
  const [keyFor] = useState(() => createSubmissionKey());
  const tick = useMutation(tickStepMutation);
  const submit = form.handleSubmit(async ({ note }) => {
    try {
      const body = { ...(note ? { note } : {}), images: await tray.collect() };
      await tick.mutateAsync({ purchaseId, key: step.key, body, idempotencyKey: keyFor(body) });
      // A contested step is done again, perhaps with the same words.
      keyFor.renew();
      onDone();
      tray.clear();
      form.reset();
      forgetDraft();
      toast({ title: 'Step Done', description: step.title });
    } catch (error) {
      toastFailure(error, 'Please try again.', 'Could not save the step');
    }
  });
  return { form, tray, submit, isSending: form.formState.isSubmitting };
}
