import { zodResolver } from '@hookform/resolvers/zod';
import { handoverCodeMinutes } from '@oja/contract/handover-labels';
import { handoverEndpoints } from '@oja/contract/handovers';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { createSubmissionKey } from '@/lib/submission-key';
import { sendCodeMutation } from '../api';

const resolver = zodResolver(
  handoverEndpoints.sendHandoverCode.body,
  emptyFieldSentences({ code: 'Please enter the code.' }),
);

/** After a failure the code stays in its box; once it is sent, nothing of it stays here. */
export function useSendCode(purchaseId: string, onDone: () => void) {
  const form = useForm({ resolver, defaultValues: { code: '' } });
  const [keyFor] = useState(() => createSubmissionKey());
  const sending = useMutation(sendCodeMutation);
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await sending.mutateAsync({ purchaseId, code, idempotencyKey: keyFor(code) });
      keyFor.renew();
      form.reset();
      onDone();
      toast({
        title: 'Code Sent',
        description: `It can be read once within ${handoverCodeMinutes} minutes.`,
      });
    } catch (error) {
      toastFailure(error, 'Please try again.', 'Could not send the code');
    } finally {
      sending.reset();
    }
  });
  return { form, submit, isSending: form.formState.isSubmitting };
}
