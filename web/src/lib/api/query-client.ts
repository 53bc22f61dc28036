import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

/** Answers stay fresh for a while because live hints say when they are not. A refusal is never asked again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
      mutations: { retry: false },
    },
  });
}
