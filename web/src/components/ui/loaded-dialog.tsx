import { Fragment, type ReactNode } from 'react';
import { failureSentence } from '@/lib/api/failure-sentence';
import { DialogBody, DialogDescription, DialogHeader, DialogTitle } from './dialog';
import { ErrorState } from './error-state';
import type { LoadedQuery } from './loaded';
import { LoadingRegion } from './loading-region';
import { Skeleton } from './skeleton';

type LoadedDialogProps<Data> = {
  /** Which thing it is about. What was typed or opened in the dialog of one never stays in the dialog of the next. */
  id: string;
  query: LoadedQuery<Data>;
  /** While there is nothing to show. */
  title: string;
  /** The title if the query fails, for example 'Failed to load the case'. */
  failure: string;
  children: (data: Data) => ReactNode;
};

/** The content of a dialog about one thing: on its way, failed, or there. */
export function LoadedDialog<Data>({ id, query, title, failure, children }: LoadedDialogProps<Data>) {
  if (query.data !== undefined) return <Fragment key={id}>{children(query.data)}</Fragment>;
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
