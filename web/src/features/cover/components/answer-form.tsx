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
import { evidenceTrayLimit, uploadEvidence } from '@/shared/deals/evidence';
import { createScreenshotTray } from '@/shared/screenshots/screenshot-tray';
import { ScreenshotsField } from '@/shared/screenshots/screenshots-field';
import { answerClaimMutation } from '../api';

const resolver = zodResolver(
  coverEndpoints.answerClaim.body.pick({ text: true }),
  emptyFieldSentences({ text: 'Please write something.' }),
);

/** The seller's answer; a later one replaces it, with its pictures, while the claim is open. */
export function AnswerForm({ claim }: { claim: CoverClaim }) {
  const [tray] = useState(() => createScreenshotTray(uploadEvidence, [], evidenceTrayLimit));
  const { register, handleSubmit, reset, formState } = useForm({
    resolver,
    defaultValues: { text: claim.seller_answer ?? '' },
  });
  const [keyFor, setKeyFor] = useState(() => createSubmissionKey());
  const answer = useMutation(answerClaimMutation);
  const isSending = formState.isSubmitting;
  const submit = handleSubmit(async ({ text }) => {
    try {
      // What was sent before stays unless new pictures take its place.
      const sent = await tray.collect();
      const images = sent.length > 0 ? sent : claim.seller_pictures.map(({ id }) => id);
      const body = { text, images };
      await answer.mutateAsync({ claimId: claim.id, body, idempotencyKey: keyFor(body) });
      setKeyFor(() => createSubmissionKey());
      reset({ text });
      tray.clear();
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
      <ScreenshotsField
        tray={tray}
        disabled={isSending}
        label={claim.seller_pictures.length > 0 ? 'New pictures, instead of those you sent' : 'Pictures'}
        hasCover={false}
      />
      <Button type="submit" className="justify-self-start" busy={isSending} busyLabel="Sending...">
        Send Answer
      </Button>
    </form>
  );
}
