import type { QueryClient } from '@tanstack/react-query';

/** The live hint `reports` makes everything below this word stale. */
export const reportsKey = ['reports'] as const;

/** After anything staff did here: cards, figures and files may all tell another story now. */
export function refreshReports(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: reportsKey });
}
