import type { QueryClient } from '@tanstack/react-query';

export const deskKey = ['support-desk'] as const;

/** After anything staff did here: lists, threads and figures may all tell another story now. */
export function refreshDesk(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: deskKey });
}
