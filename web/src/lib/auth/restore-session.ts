import { accountEndpoints } from '@oja/contract/accounts';
import { callApi } from '@/lib/api/call-api';
import { authStore, isStaffUser } from './auth-store';
import { watchLeaving } from './watch-leaving';

export { isStaffUser };

/**
 * Fetches the person again and replaces the stored copy; on any failure the record is cleared silently. Leaving the
 * page before the answer is no failure: the session survives two quick reloads, and a start without a network.
 */
export async function restoreSession(): Promise<void> {
  const record = authStore.record();
  if (record === undefined) return;
  const watch = watchLeaving();
  try {
    const { data } = isStaffUser(record.user)
      ? await callApi(accountEndpoints.currentAdmin)
      : await callApi(accountEndpoints.currentUser);
    if (data) authStore.setUser(record.token, data);
    else authStore.clearIf(record.token);
  } catch {
    // Without a network nothing was refused; the first call after it comes back settles it.
    if (!watch.isLeaving() && navigator.onLine) authStore.clearIf(record.token);
  } finally {
    watch.stop();
  }
}
