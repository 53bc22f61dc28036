import { toast } from '@/components/ui/use-toast';
import { ApiError, isProofCancelled } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';

/** What the catalogue says when the server refused, and when no answer came at all. */
type Titles = { refused: string; broken?: string };

export const statusTitles: Titles = {
  refused: 'Failed to update user status',
  broken: 'An error occurred while updating status',
};
export const listTitles: Titles = { refused: 'Failed to fetch users', broken: 'Error fetching users' };

export function titleOfFailure(error: unknown, { refused, broken = refused }: Titles): string {
  return error instanceof ApiError && error.status > 0 ? refused : broken;
}

export function toastFailure(error: unknown, titles: Titles): void {
  if (isProofCancelled(error)) return;
  toast({
    title: titleOfFailure(error, titles),
    description: failureSentence(error, 'Please try again.'),
    variant: 'destructive',
  });
}
