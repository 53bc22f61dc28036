import { zodResolver } from '@hookform/resolvers/zod';
import { coverEndpoints } from '@oja/contract/cover';
import { claimTerms } from '@oja/contract/cover-labels';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { createSubmissionKey } from '@/lib/submission-key';
import { useFormDraft } from '@/lib/use-form-draft';
import { evidenceTrayLimit, uploadEvidence } from '@/shared/purchases/evidence';
import { createScreenshotTray } from '@/shared/screenshots/screenshot-tray';
import { ScreenshotsField } from '@/shared/screenshots/screenshots-field';

const resolver = zodResolver(
  coverEndpoints.answerClaim.body.pick({ text: true }),
  emptyFieldSentences({ text: 'Please write something.' }),
);

type ClaimText = { text: string; images: string[] };

type ClaimTextFormProps = {
  /** What is typed is kept under it until it is sent. */
  draftKey: string;
  label: string;
  hint?: string;
  picturesLabel: string;
  submitLabel: string;
  initialText: string;
  /** What stands in the field once it was sent. */
  textAfter: (text: string) => string;
  /** Sends the body made of what was typed and the pictures that arrived. */
  onSend: (body: ClaimText, keyFor: (body: ClaimText) => string) => Promise<unknown>;
  sent: { title: string; description: string };
  failed: string;
};

/** What one side writes to an open claim, with pictures. It stays when sending fails. */
export function ClaimTextForm(props: ClaimTextFormProps) {
  const { draftKey, label, hint, picturesLabel, submitLabel, initialText } = props;
  const { textAfter, onSend, sent, failed } = props;
  const [tray] = useState(() => createScreenshotTray(uploadEvidence, [], evidenceTrayLimit));
  const empty = { text: initialText };
  const form = useForm({ resolver, defaultValues: empty });
  const { register, handleSubmit, reset, formState } = form;
  const forgetDraft = useFormDraft(form, { key: draftKey, empty });
  const [keyFor] = useState(() => createSubmissionKey());
  const isSending = formState.isSubmitting;
  const submit = handleSubmit(async ({ text }) => {
    try {
      await onSend({ text, images: await tray.collect() }, keyFor);
      keyFor.renew();
      reset({ text: textAfter(text) });
      forgetDraft();
      tray.clear();
      toast(sent);
    } catch (error) {
      toastFailure(error, 'Please try again.', failed);
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t p-5">
      <Field label={label} required hint={hint} error={formState.errors.text?.message}>
        <Textarea maxLength={claimTerms.detailsLength} disabled={isSending} {...register('text')} />
      </Field>
      <ScreenshotsField tray={tray} disabled={isSending} label={picturesLabel} hasCover={false} />
      <Button type="submit" className="justify-self-start" busy={isSending} busyLabel="Sending...">
        {submitLabel}
      </Button>
    </form>
  );
}
