import { type MutationKey, useQueryClient } from '@tanstack/react-query';

/** Says whether a mutation is at rest, now and not only after the next drawing: a second press comes before that. */
export function useIsIdle(mutationKey: MutationKey): () => boolean {
  const client = useQueryClient();
  return () => client.isMutating({ mutationKey }) === 0;
}
