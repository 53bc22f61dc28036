import type { QueryClient } from '@tanstack/react-query';

const tokens = new WeakMap<QueryClient, { token: string | undefined }>();

/** Empties the cache when it was filled during another session: what one person saw must not be shown to the next. */
export function clearForOtherSession(client: QueryClient, token: string | undefined): void {
  const last = tokens.get(client);
  if (last !== undefined && last.token === token) return;
  client.clear();
  tokens.set(client, { token });
}
