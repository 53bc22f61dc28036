import type { TicketThread } from '@oja/contract/support';
import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { closeTicketMutation } from '../../api';

/** Nothing is lost by it: a reply opens the ticket again, so it is not asked twice. */
export function CloseTicket({ ticket }: { ticket: TicketThread }) {
  const closing = useMutation({
    ...closeTicketMutation,
    onSuccess: () =>
      toast({ title: 'Ticket Closed', description: 'Glad that it is solved. A reply opens it again.' }),
    onError: (error) => toastFailure(error, 'Please try again.', 'Could not close the ticket'),
  });
  return (
    <Button
      variant="outline"
      busy={closing.isPending}
      busyLabel="Closing..."
      onClick={() => closing.mutate(ticket.id)}
    >
      <Check aria-hidden="true" />
      Close as Solved
    </Button>
  );
}
