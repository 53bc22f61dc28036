import { accountEndpoints } from '@oja/contract/accounts';
import { callApi } from '@/lib/api/call-api';
import { type AuthUser, authStore } from './auth-store';

/** True for people who signed in at the staff door; their current-user call is another one. */
export function isStaffUser(user: AuthUser): boolean {
  return 'twoFactorMissing' in user;
}

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
