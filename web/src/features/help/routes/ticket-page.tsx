import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LoadedPage } from '@/components/ui/loaded-page';
import { paths } from '@/config/paths';
import { ticketQuery } from '../api';
import { TicketView } from '../components/tickets/ticket-view';

const missing = {
  title: 'There is no such ticket',
  description: 'It was never opened, or it is not yours.',
  back: { label: 'My Tickets', to: paths.dashboard.myTickets },
};

/** One of the person's own tickets with its whole thread. */
export function Component() {
  const { ticketId = '' } = useParams();
  return (
    <LoadedPage id={ticketId} query={useQuery(ticketQuery(ticketId))} title="Ticket" missing={missing}>
      {(ticket) => <TicketView ticket={ticket} />}
    </LoadedPage>
  );
}
