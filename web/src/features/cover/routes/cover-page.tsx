import { useQuery } from '@tanstack/react-query';
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
import { coverQuery } from '../api';
import { CoverView } from '../components/cover-view';

/** The cover of a purchase with its claims, for its buyer and its seller. */
export function Component() {
  const { purchaseId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(coverQuery(purchaseId));
  if (data) return <CoverView cover={data} />;
  if (error === null) {
    return (
      <LoadingRegion label="Loading the cover" className="grid gap-6">
        <title>Cover · Oja</title>
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="h-96" />
      </LoadingRegion>
    );
  }
  const isMissing = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <Card>
      <title>Cover · Oja</title>
      {isMissing ? (
        <EmptyState
          art={<NoResultsArt />}
          title="There is no cover"
          description="This purchase has no cover, it has not begun, or the purchase is not yours."
          headingLevel="h1"
          action={
            <Button asChild>
              <Link to={paths.dashboard.myPurchases}>My Purchases</Link>
            </Button>
          }
        />
      ) : (
        <ErrorState
          title="The cover could not be loaded"
          description={failureSentence(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
          headingLevel="h1"
        />
      )}
    </Card>
  );
}
