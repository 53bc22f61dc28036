import { useQueryClient } from '@tanstack/react-query';
import type { mutationKeys } from './query-keys';

type KnownKey = (typeof mutationKeys)[keyof typeof mutationKeys];

/** Whether no mutation of this key runs. It is read when called, because a second press can come before the next render. */
export function useIsIdle(mutationKey: KnownKey): () => boolean {
  const client = useQueryClient();
  return () => client.isMutating({ mutationKey }) === 0;
}
