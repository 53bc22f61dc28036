import type { Ticket } from '@oja/contract/support';
import { ticketCategoryLabels } from '@oja/contract/ticket-fields';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { ChatArt } from '@/components/art/chat-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { failureSentence } from '@/lib/api/failure-sentence';
import { formatDateTime } from '@/lib/dates';
import { formatAgo } from '@/lib/format-ago';
import { TicketPriorityBadge, TicketStatusBadge } from '@/shared/tickets/ticket-badges';
import { ticketsQuery } from '../../api';

/** Own tickets, the one with the latest news first. */
export function TicketsTab({ onContact }: { onContact: () => void }) {
  const query = useInfiniteQuery(ticketsQuery);
  if (query.isPending) return <TicketSkeletons />;
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Your tickets could not be loaded"
          description={failureSentence(query.error, 'Please try again.')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  const tickets = query.data.pages.flatMap((page) => page.data);
  if (tickets.length === 0) {
    return (
      <Card>
        <EmptyState
          art={<ChatArt />}
          title="No tickets yet"
          description="When you ask our team something, the answer shows up here."
          headingLevel="h2"
          action={<Button onClick={onContact}>Contact Support</Button>}
        />
      </Card>
    );
  }
  return (
    <Card>
      <ul aria-label="My tickets" className="divide-y">
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      <LoadMore query={query} failure="More tickets could not be loaded." />
    </Card>
  );
}

function TicketRow({ ticket }: { ticket: Ticket }) {
  const isAnswered = ticket.status === 'in_progress' && ticket.answer_due_at === null;
  return (
    <li className="relative flex items-center gap-4 p-5 transition-colors hover:bg-muted/50">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <Link
          to={paths.dashboard.ticket.to(ticket.id)}
          className="wrap-anywhere font-medium after:absolute after:inset-0 hover:underline hover:underline-offset-4"
        >
          {ticket.subject}
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
          <span className="tabular">{ticket.reference}</span>
          <span>{ticketCategoryLabels[ticket.category]}</span>
          <time dateTime={ticket.lastUpdate} title={formatDateTime(ticket.lastUpdate)}>
            Updated {formatAgo(ticket.lastUpdate)}
          </time>
        </p>
        {isAnswered ? (
          <p className="text-primary text-sm">
            {ticket.waiting_since === null
              ? 'Our team answered. Is it solved?'
              : 'Our team waits for your reply.'}
          </p>
        ) : null}
      </div>
      <div className="flex flex-col items-end gap-1.5 sm:flex-row sm:items-center">
        <TicketPriorityBadge priority={ticket.priority} />
        <TicketStatusBadge status={ticket.status} />
      </div>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted-foreground max-sm:hidden" />
    </li>
  );
}

function TicketSkeletons() {
  return (
    <LoadingRegion label="Loading your tickets" className="grid gap-3">
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} className="h-20" />
      ))}
    </LoadingRegion>
  );
}
