import { toast } from '@/components/ui/use-toast';
import { paths } from '@/config/paths';
import { timings } from '@/config/timings';
import { authStore } from '@/lib/auth/auth-store';
import { wipeStorage } from '@/lib/auth/end-session';

/**
 * Says goodbye and starts over. Without the auth record the guard leaves this page for the sign-in page; once the
 * farewell could be read, the home page is loaded anew, with nothing of the account in memory.
 */
export function leaveDeletedAccount(): void {
  toast({ title: 'Account Deleted', description: 'Your personal data has been erased.' });
  wipeStorage();
  authStore.clear();
  setTimeout(() => window.location.assign(paths.home), timings.farewellMs);
}
