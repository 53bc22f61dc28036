import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { deskTicketQuery } from '../api';
import { DeskTicketView } from '../components/ticket/desk-ticket-view';

export function Component() {
  const { ticketId = '' } = useParams();
  const query = useQuery(deskTicketQuery(ticketId));
  if (query.data) return <DeskTicketView key={query.data.id} ticket={query.data} />;
  if (query.isPending) {
    return (
      <LoadingRegion label="Loading the ticket" className="grid gap-6">
        <title>Ticket · Oja</title>
        <Skeleton className="h-10 w-80 max-w-full" />
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Skeleton className="h-96" />
          <Skeleton className="h-96" />
        </div>
      </LoadingRegion>
    );
  }
  return (
    <Card>
      <title>Ticket · Oja</title>
      <ErrorState
        title="Failed to load this ticket"
        description={failureSentence(query.error, 'Please try again in a moment.')}
        headingLevel="h1"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Card>
  );
}
