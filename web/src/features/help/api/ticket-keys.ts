import type { QueryClient } from '@tanstack/react-query';

export const ticketsKey = ['tickets'] as const;

export function refreshTickets(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ticketsKey });
}
