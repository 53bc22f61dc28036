import { zodResolver } from '@hookform/resolvers/zod';
import { answerTime } from '@oja/contract/answer-promise';
import { supportEndpoints, type TicketThread } from '@oja/contract/support';
import { ticketLimits } from '@oja/contract/ticket-fields';
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
import { ScreenshotsField } from '@/shared/screenshots/screenshots-field';
import { createTicketTray } from '@/shared/tickets/ticket-pictures';
import { replyToTicketMutation } from '../../api';

const resolver = zodResolver(
  supportEndpoints.replyToTicket.body.pick({ text: true }),
  emptyFieldSentences({ text: 'Please write something.' }),
);

const empty = { text: '' };

/** Saying more. Under a resolved ticket, that is how it is opened again. */
export function ReplyForm({ ticket }: { ticket: TicketThread }) {
  const [tray] = useState(createTicketTray);
  const [keyFor] = useState(() => createSubmissionKey());
  const form = useForm({ resolver, defaultValues: empty });
  const { register, handleSubmit, reset, formState } = form;
  const forgetDraft = useFormDraft(form, { key: `ticket-${ticket.id}`, empty });
  const replying = useMutation(replyToTicketMutation);
  const isSending = formState.isSubmitting;
  const isResolved = ticket.status === 'resolved';
  const submit = handleSubmit(async ({ text }) => {
    try {
      const body = { text, images: await tray.collect() };
      const replied = await replying.mutateAsync({ id: ticket.id, body, idempotencyKey: keyFor(body) });
      keyFor.renew();
      reset();
      forgetDraft();
      tray.clear();
      toast(
        isResolved
          ? {
              title: 'Ticket Reopened',
              description: `Our team answers within ${answerTime(replied.business_hours)}.`,
            }
          : { title: 'Reply Sent', description: 'Our team can read it now.' },
      );
    } catch (error) {
      toastFailure(error, 'Please try again.', 'Could not send the reply');
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t p-5">
      <Field
        label={isResolved ? 'Reply to open it again' : 'Your reply'}
        required
        error={formState.errors.text?.message}
      >
        <Textarea maxLength={ticketLimits.text} disabled={isSending} {...register('text')} />
      </Field>
      <ScreenshotsField tray={tray} disabled={isSending} label="Pictures" hasCover={false} />
      <Button type="submit" className="justify-self-start" busy={isSending} busyLabel="Sending...">
        {isResolved ? 'Reopen Ticket' : 'Send Reply'}
      </Button>
    </form>
  );
}
