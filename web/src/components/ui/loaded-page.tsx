import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { NoResultsArt } from '@/components/art/no-results-art';
import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { Button } from './button';
import { Card } from './card';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import type { LoadedQuery } from './loaded';
import { LoadingRegion } from './loading-region';
import { Skeleton } from './skeleton';

type LoadedPageProps<Data> = {
  /** Which thing it is about. What was typed or opened on the page of one never stays on the page of the next. */
  id: string;
  query: LoadedQuery<Data>;
  /** What the page is about, for example 'Dispute'. */
  title: string;
  /** Shown for an address that leads to nothing, or to what belongs to another person. */
  missing: { title: string; description: string; back: { label: string; to: string } };
  children: (data: Data) => ReactNode;
};

/** A page about one thing, with its details in a side column: on its way, missing, failed, or there. */
export function LoadedPage<Data>({ id, query, title, missing, children }: LoadedPageProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return <Fragment key={id}>{children(data)}</Fragment>;
  const noun = title.toLowerCase();
  if (error === null) return <PageSkeleton title={title} label={`Loading the ${noun}`} />;
  const isMissing = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <Card>
      <title>{`${title} · Oja`}</title>
      {isMissing ? (
        <EmptyState
          art={<NoResultsArt />}
          title={missing.title}
          description={missing.description}
          headingLevel="h1"
          action={
            <Button asChild>
              <Link to={missing.back.to}>{missing.back.label}</Link>
            </Button>
          }
        />
      ) : (
        <ErrorState
          title={`The ${noun} could not be loaded`}
          description={failureSentence(error, 'Please try again.')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
          headingLevel="h1"
        />
      )}
    </Card>
  );
}

function PageSkeleton({ title, label }: { title: string; label: string }) {
  return (
    <LoadingRegion label={label} className="grid gap-6">
      <title>{`${title} · Oja`}</title>
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </LoadingRegion>
  );
}
