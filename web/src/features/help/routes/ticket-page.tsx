import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { ticketQuery } from '../api';
import { TicketView } from '../components/tickets/ticket-view';

/** One of the person's own tickets with its whole thread. */
export function Component() {
  const { ticketId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(ticketQuery(ticketId));
  if (data) return <TicketView ticket={data} />;
  if (error === null) return <TicketSkeleton />;
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <NoTicket />;
  return (
    <Alone>
      <ErrorState
        title="The ticket could not be loaded"
        description={failureSentence(error, 'Please try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
        headingLevel="h1"
      />
    </Alone>
  );
}

function NoTicket() {
  return (
    <Alone>
      <EmptyState
        art={<NoResultsArt />}
        title="There is no such ticket"
        description="It was never opened, or it is not yours."
        headingLevel="h1"
        action={
          <Button asChild>
            <Link to={paths.dashboard.myTickets}>My Tickets</Link>
          </Button>
        }
      />
    </Alone>
  );
}

function Alone({ children }: { children: ReactNode }) {
  return (
    <Card>
      <title>Ticket · Oja</title>
      {children}
    </Card>
  );
}

function TicketSkeleton() {
  return (
    <LoadingRegion label="Loading the ticket" className="grid gap-6">
      <title>Ticket · Oja</title>
      <Skeleton className="h-10 w-80 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-72" />
      </div>
    </LoadingRegion>
  );
}
