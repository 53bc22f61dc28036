import { accountEndpoints } from '@oja/contract/accounts';
import { requestApi } from '@/lib/api/call-api';
import { authStore } from './auth-store';

/**
 * Signs out: the server ends the session, and the browser forgets everything it stored. The server is asked
 * first but not waited for, because a person who wants to leave leaves, connected or not.
 */
export function endSession(): void {
  if (authStore.token()) void requestApi(accountEndpoints.logout).catch(() => undefined);
  wipeStorage();
  authStore.clear();
}

export function wipeStorage(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
}
