import type { QueryClient } from '@tanstack/react-query';

export const transactionsKey = ['transactions'] as const;

/** After anything staff did here: rows, cards and cases may all tell another story now. */
export function refreshTransactions(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: transactionsKey });
}

/** The same for somebody who asked for it: fails when what is on the page could not be fetched again. */
export function refetchTransactions(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: transactionsKey }, { throwOnError: true });
}
