import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isRefusal } from './api-error';
import { failureSentence } from './failure-sentence';

/** The toast of a query that failed. */
interface LoadFailure {
  title: string;
  describe: (error: unknown) => string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { failure?: LoadFailure };
  }
}

/** The title of the catalogue, and the description if the server sent none. */
export function failedLoad(title: string, otherwise = 'Please try again.'): { failure: LoadFailure } {
  return { failure: { title, describe: (error) => failureSentence(error, otherwise) } };
}

type FailureMessage = { title: string; description: string };

/**
 * Answers stay fresh for 30 s because live hints invalidate them earlier. A refusal is never retried. A query with
 * `meta.failure` shows one toast per failure, however many components observe it.
 */
export function createQueryClient(onFailure: (message: FailureMessage) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        const failure = meta?.failure;
        // An ended session redirects to the sign-in page, which is enough.
        if (failure === undefined || (error instanceof ApiError && error.status === 401)) return;
        onFailure({ title: failure.title, description: failure.describe(error) });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Without a network the service worker is asked once, then the query waits.
        networkMode: 'offlineFirst',
        retry: (failures, error) => failures < 1 && !isRefusal(error),
      },
      // Offline they fail at once, with the reason: an act that waits unseen could happen when the user no longer expects it.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
