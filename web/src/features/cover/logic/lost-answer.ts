import type { QueryClient } from '@tanstack/react-query';
import { toastFailure, toastRefusal } from '@/components/ui/toast-failure';
import { isUnanswered } from '@/lib/api/api-error';
import { coverQuery } from '../api';

/** Whether only the answer was lost: the cover that was fetched again since then has the open claim. */
export function hasClaimArrived(client: QueryClient, purchaseId: string, error: unknown): boolean {
  const cover = client.getQueryData(coverQuery(purchaseId).queryKey);
  return isUnanswered(error) && cover?.claims.some(({ status }) => status === 'open') === true;
}

/** Without an answer it is not known whether the request arrived; `again` says what to do. */
export function toastUnsent(error: unknown, { title, again }: { title: string; again: string }): void {
  if (isUnanswered(error)) toastRefusal(again, 'No Answer Came');
  else toastFailure(error, 'Please try again.', title);
}
