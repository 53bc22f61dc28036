import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isRefusal } from './api-error';
import { failureSentence } from './failure-sentence';

/** What is said about a load that failed. */
interface LoadFailure {
  title: string;
  describe: (error: unknown) => string;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { failure?: LoadFailure };
  }
}

/** The title of the catalogue, and what stands below it if the answer came without a sentence. */
export function failedLoad(title: string, otherwise = 'Please try again.'): { failure: LoadFailure } {
  return { failure: { title, describe: (error) => failureSentence(error, otherwise) } };
}

type Told = { title: string; description: string };

/**
 * Answers stay fresh for a while because live hints say when they are not. A refusal is never asked again. A query that
 * names its failure has it told once, however many places show it and whether they had something to show before.
 */
export function createQueryClient(onFailure: (told: Told) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        const failure = meta?.failure;
        // That a session has ended is told by the way to the sign-in.
        if (failure === undefined || (error instanceof ApiError && error.status === 401)) return;
        onFailure({ title: failure.title, description: failure.describe(error) });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && !isRefusal(error),
      },
      mutations: { retry: false },
    },
  });
}
