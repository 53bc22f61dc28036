import { toastFailure } from '@/components/ui/toast-failure';
import { ApiError } from '@/lib/api/api-error';

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

/** Another member of staff was faster, so there is nothing left to decide. */
export function isSanctionOver(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'sanction_over' || error.code === 'sanction_appeal_closed')
  );
}

export function toastUserFailure(error: unknown, titles: Titles): void {
  toastFailure(error, 'Please try again.', titleOfFailure(error, titles));
}
