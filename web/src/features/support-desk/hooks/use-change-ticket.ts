import type { DeskThread } from '@oja/contract/admin-support';
import { useMutation } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { changeTicketMutation } from '../api';

type Change = Parameters<NonNullable<typeof changeTicketMutation.mutationFn>>[0]['body'];

/** Changes a ticket and says what changed. */
export function useChangeTicket(ticket: Pick<DeskThread, 'id'>) {
  const { mutateAsync, isPending } = useMutation(changeTicketMutation);
  const change = (body: Change, description: string) =>
    void mutateAsync({ id: ticket.id, body }).then(
      () => toast({ title: 'Ticket Changed', description }),
      (error: unknown) => toastFailure(error, 'The ticket could not be changed.'),
    );
  return { change, isChanging: isPending };
}
