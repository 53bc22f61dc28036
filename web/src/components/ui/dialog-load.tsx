import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { DialogBody, DialogDescription, DialogHeader, DialogTitle } from './dialog';

type DialogLoadProps = {
  title: string;
  failure: string;
  query: { isPending: boolean; isFetching: boolean; error: unknown; refetch: () => unknown };
};

/** A dialog whose content is on its way, or did not arrive. */
export function DialogLoad({ title, failure, query }: DialogLoadProps) {
  return (
    <>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{query.isPending ? 'Loading...' : 'It could not be opened.'}</DialogDescription>
      </DialogHeader>
      <DialogBody>
        {query.isPending ? (
          <LoadingRegion className="grid gap-4 pb-6">
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-48 w-full" />
          </LoadingRegion>
        ) : (
          <ErrorState
            title={failure}
            description={failureSentence(query.error, 'Please try again.')}
            error={query.error}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
      </DialogBody>
    </>
  );
}
