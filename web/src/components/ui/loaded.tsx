import type { ReactNode } from 'react';
import { failureSentence } from '@/lib/api/failure-sentence';
import { Card } from './card';
import { ErrorState } from './error-state';

/** A query, or what looks like one. */
export type LoadedQuery<Data> = {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type LoadedProps<Data> = {
  query: LoadedQuery<Data>;
  /** The title if the query fails, for example 'Failed to load tickets'. */
  failure: string;
  /** Stands there until the first answer. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** The three faces of what is fetched: on its way, failed with a way to try again unless it does not exist, and there. */
export function Loaded<Data>({ query, failure, skeleton, children }: LoadedProps<Data>) {
  if (query.isPending) return skeleton;
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          title={failure}
          description={failureSentence(query.error, 'Please try again.')}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  return children(query.data);
}
