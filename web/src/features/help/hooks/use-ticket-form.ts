import { zodResolver } from '@hookform/resolvers/zod';
import { answerTime } from '@oja/contract/answer-promise';
import { supportEndpoints } from '@oja/contract/support';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { createSubmissionKey } from '@/lib/submission-key';
import { useFormDraft } from '@/lib/use-form-draft';
import { createTicketTray } from '@/shared/tickets/ticket-pictures';
import { openTicketMutation } from '../api';

const schema = supportEndpoints.openTicket.body.omit({ images: true });
/** No category is preselected. */
const empty = { priority: 'medium', subject: '', text: '' } as const;

/**
 * The form of Contact Support. It lives with the page and not with its tab, so that looking something up under the
 * FAQs loses nothing; and what was typed stays until a ticket is really there.
 */
export function useTicketForm(onOpened: (ticketId: string) => void) {
  const [tray] = useState(createTicketTray);
  const [keyFor] = useState(() => createSubmissionKey());
  const form = useForm({ defaultValues: empty, resolver: zodResolver(schema) });
  const forgetDraft = useFormDraft(form, { key: 'ticket', empty });
  const opening = useMutation(openTicketMutation);
  const submit = form.handleSubmit(async (words) => {
    try {
      const body = { ...words, images: await tray.collect() };
      const ticket = await opening.mutateAsync({ body, idempotencyKey: keyFor(body) });
      keyFor.renew();
      form.reset();
      forgetDraft();
      tray.clear();
      toast({
        title: 'Ticket Opened',
        description: `${ticket.reference}: our team answers within ${answerTime(ticket.business_hours)}.`,
      });
      onOpened(ticket.id);
    } catch (error) {
      toastFailure(error, 'Please try again.', 'Could not open the ticket');
    }
  });
  return { form, tray, submit, isSending: form.formState.isSubmitting };
}
