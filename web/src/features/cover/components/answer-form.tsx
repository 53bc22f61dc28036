import { zodResolver } from '@hookform/resolvers/zod';
import { type CoverClaim, coverEndpoints } from '@oja/contract/cover';
import { claimTerms } from '@oja/contract/cover-words';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { createSubmissionKey } from '@/lib/submission-key';
import { answerClaimMutation } from '../api';

const resolver = zodResolver(
  coverEndpoints.answerClaim.body,
  emptyFieldSentences({ text: 'Please write something.' }),
);

/** The seller's answer; a later one replaces it while the claim is open. */
export function AnswerForm({ claim }: { claim: CoverClaim }) {
  const { register, handleSubmit, reset, formState } = useForm({ resolver, defaultValues: { text: '' } });
  const [keyFor, setKeyFor] = useState(() => createSubmissionKey());
  const answer = useMutation(answerClaimMutation);
  const isSending = formState.isSubmitting;
  const submit = handleSubmit(async ({ text }) => {
    try {
      await answer.mutateAsync({ claimId: claim.id, text, idempotencyKey: keyFor(text) });
      setKeyFor(() => createSubmissionKey());
      reset();
      toast({ title: 'Answer Sent', description: 'The buyer and our team can read it.' });
    } catch (error) {
      toastFailure(error, 'Please try again.', 'Could not send the answer');
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t p-5">
      <Field
        label={claim.seller_answer === null ? 'Your answer' : 'Change your answer'}
        required
        error={formState.errors.text?.message}
      >
        <Textarea maxLength={claimTerms.detailsLength} disabled={isSending} {...register('text')} />
      </Field>
      <Button type="submit" className="justify-self-start" busy={isSending} busyLabel="Sending...">
        Send Answer
      </Button>
    </form>
  );
}
