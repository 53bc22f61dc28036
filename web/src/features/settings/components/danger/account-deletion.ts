import { type ClosingPlace, closingPlaces } from '@oja/contract/closing-blocker';
import { toast } from '@/components/ui/toast';
import { paths } from '@/config/paths';
import { portalTimings } from '@/config/portal-timings';
import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { authStore } from '@/lib/auth/auth-store';
import { wipeStorage } from '@/lib/auth/end-session';

type Explained = { field: 'password' | 'root'; message: string };

/** Where a refused deletion is shown: a wrong password at its field, any other reason above the form. */
export function explainRefusal(error: unknown): Explained {
  const message = failureSentence(error, 'Failed to delete account.');
  if (!(error instanceof ApiError)) return { field: 'root', message };
  if (error.code === 'current_password_wrong') return { field: 'password', message };
  if (closingReasons(error).length === 0) return { field: 'root', message };
  return { field: 'root', message: 'Your account cannot be deleted yet.' };
}

interface ClosingReason {
  message: string;
  /** The page where it is settled. */
  to: string;
  label: string;
}

const places: Readonly<Record<ClosingPlace, Omit<ClosingReason, 'message'>>> = {
  wallet: { to: paths.dashboard.wallet, label: 'Open wallet' },
  purchases: { to: paths.dashboard.myPurchases, label: 'Open My Purchases' },
  sales: { to: paths.dashboard.mySales, label: 'Open My Sales' },
};

/** Everything that keeps the account open, with the page where it is settled. */
export function closingReasons(error: unknown): ClosingReason[] {
  if (!(error instanceof ApiError)) return [];
  return error.details.flatMap(({ field, message }) => {
    const place = closingPlaces.find((name) => name === field);
    return place === undefined ? [] : [{ message, ...places[place] }];
  });
}

/**
 * Says goodbye and starts over. Without the auth record the guard leaves this page for the sign-in page; once the
 * farewell could be read, the home page is loaded anew, with nothing of the account in memory.
 */
export function leaveDeletedAccount(): void {
  toast({ title: 'Account Deleted', description: 'Your personal data has been erased.' });
  wipeStorage();
  authStore.clear();
  setTimeout(() => window.location.assign(paths.home), portalTimings.farewellMs);
}
