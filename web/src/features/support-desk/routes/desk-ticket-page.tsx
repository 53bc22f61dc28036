import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LoadedPage } from '@/components/ui/loaded-page';
import { adminPaths } from '@/config/admin-paths';
import { deskTicketQuery } from '../api';
import { DeskTicketView } from '../components/ticket/desk-ticket-view';

const missing = {
  title: 'There is no such ticket',
  description: 'No ticket has this address.',
  back: { label: 'Support', to: adminPaths.support },
};

export function Component() {
  const { ticketId = '' } = useParams();
  return (
    <LoadedPage id={ticketId} query={useQuery(deskTicketQuery(ticketId))} title="Ticket" missing={missing}>
      {(ticket) => <DeskTicketView ticket={ticket} />}
    </LoadedPage>
  );
}
