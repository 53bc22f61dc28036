import type { QueryClient } from '@tanstack/react-query';

export const usersKey = ['users'] as const;

/** After anything was done to somebody: rows, cards and the open profile may all tell another story now. */
export function refreshUsers(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: usersKey });
}
