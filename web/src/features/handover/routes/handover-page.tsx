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
import { handoverQuery } from '@/shared/handover/api';
import { HandoverView } from '../components/handover-view';

/** The hand-over of one purchase, for its buyer and its seller. */
export function Component() {
  const { purchaseId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(handoverQuery(purchaseId));
  if (data) return <HandoverView handover={data} />;
  if (error === null) return <HandoverSkeleton />;
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <NoHandover />;
  return (
    <Alone>
      <ErrorState
        title="The hand-over could not be loaded"
        description={failureSentence(error, 'Please try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
        headingLevel="h1"
      />
    </Alone>
  );
}

function NoHandover() {
  return (
    <Alone>
      <EmptyState
        art={<NoResultsArt />}
        title="There is no such hand-over"
        description="The purchase does not exist, or it is not yours."
        headingLevel="h1"
        action={
          <Button asChild>
            <Link to={paths.dashboard.handovers}>Your hand-overs</Link>
          </Button>
        }
      />
    </Alone>
  );
}

function Alone({ children }: { children: ReactNode }) {
  return (
    <Card>
      <title>Hand-over · Oja</title>
      {children}
    </Card>
  );
}

function HandoverSkeleton() {
  return (
    <LoadingRegion label="Loading the hand-over" className="grid gap-6">
      <title>Hand-over · Oja</title>
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </LoadingRegion>
  );
}
