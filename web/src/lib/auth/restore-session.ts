import { accountEndpoints } from '@oja/contract/accounts';
import { callApi } from '@/lib/api/call-api';
import { authStore } from './auth-store';
import { isStaffUser } from './is-staff-user';

export { isStaffUser };

/** Fetches the person again and replaces the stored copy; on any failure the record is cleared silently. */
export async function restoreSession(): Promise<void> {
  const record = authStore.record();
  if (record === undefined) return;
  try {
    const { data } = isStaffUser(record.user)
      ? await callApi(accountEndpoints.currentAdmin)
      : await callApi(accountEndpoints.currentUser);
    if (data) authStore.setUser(record.token, data);
    else authStore.clearIf(record.token);
  } catch {
    authStore.clearIf(record.token);
  }
}
