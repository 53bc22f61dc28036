import { accountEndpoints } from '@oja/contract/accounts';
import { ApiError } from '@/lib/api/api-error';
import { callApi } from '@/lib/api/call-api';
import { authStore, isStaffUser } from './auth-store';

export { isStaffUser };

/**
 * Fetches the person again and replaces the stored copy; when the server refuses or fails, the record is cleared
 * silently. Without an answer nothing was refused: the session survives a page that is left at once, and a start without
 * a network, and the first call after it settles it.
 */
export async function restoreSession(): Promise<void> {
  const record = authStore.record();
  if (record === undefined) return;
  try {
    const { data } = isStaffUser(record.user)
      ? await callApi(accountEndpoints.currentAdmin)
      : await callApi(accountEndpoints.currentUser);
    if (data) authStore.setUser(record.token, data);
    else authStore.clearIf(record.token);
  } catch (error) {
    const isAnswered = !(error instanceof ApiError && error.status === 0);
    if (isAnswered) authStore.clearIf(record.token);
  }
}
