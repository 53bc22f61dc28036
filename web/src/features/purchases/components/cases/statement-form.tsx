import { zodResolver } from '@hookform/resolvers/zod';
import { type DisputeCase, disputeEndpoints } from '@oja/contract/disputes';
import { textLimits } from '@oja/contract/text-limits';
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
import { useFormDraft } from '@/lib/use-form-draft';
import { evidenceTrayLimit, uploadEvidence } from '@/shared/purchases/evidence';
import { createScreenshotTray } from '@/shared/screenshots/screenshot-tray';
import { ScreenshotsField } from '@/shared/screenshots/screenshots-field';
import { addStatementMutation } from '../../api';

const resolver = zodResolver(
  disputeEndpoints.addStatement.body.pick({ text: true }),
  emptyFieldSentences({ text: 'Please write something.' }),
);

const empty = { text: '' };

/** The answer of the seller, and whatever either side wants to add later. */
export function StatementForm({ disputeCase }: { disputeCase: DisputeCase }) {
  const [tray] = useState(() => createScreenshotTray(uploadEvidence, [], evidenceTrayLimit));
  const form = useForm({ resolver, defaultValues: empty });
  const { register, handleSubmit, reset, formState } = form;
  const forgetDraft = useFormDraft(form, { key: `statement-${disputeCase.id}`, empty });
  const [keyFor] = useState(() => createSubmissionKey());
  const statement = useMutation(addStatementMutation);
  const isSending = formState.isSubmitting;
  const isAnswer = disputeCase.viewer === 'seller' && !disputeCase.dispute.seller_answered;
  const submit = handleSubmit(async ({ text }) => {
    try {
      const body = { text, images: await tray.collect() };
      await statement.mutateAsync({ purchaseId: disputeCase.id, body, idempotencyKey: keyFor(body) });
      // Who says the same once more means it.
      keyFor.renew();
      reset();
      forgetDraft();
      tray.clear();
      toast({ title: 'Statement Sent', description: 'The other side and our team can read it.' });
    } catch (error) {
      toastFailure(error, 'Please try again.', 'Could not send the statement');
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t p-5">
      <Field
        label={isAnswer ? 'Your answer' : 'Add a statement'}
        required
        hint="It cannot be changed afterwards."
        error={formState.errors.text?.message}
      >
        <Textarea maxLength={textLimits.statement} disabled={isSending} {...register('text')} />
      </Field>
      <ScreenshotsField tray={tray} disabled={isSending} label="Pictures" hasCover={false} />
      <Button type="submit" className="justify-self-start" busy={isSending} busyLabel="Sending...">
        {isAnswer ? 'Send Answer' : 'Send Statement'}
      </Button>
    </form>
  );
}
