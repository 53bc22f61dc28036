import { accountEndpoints } from '@oja/contract/accounts';
import { requestApi } from '@/lib/api/call-api';
import { authStore } from './auth-store';

let endedToken: string | undefined;

/** The token of the session that the person ended here last, of their own will. */
export function tokenEndedHere(): string | undefined {
  return endedToken;
}

/**
 * Signs out: the server ends the session, and the browser forgets everything it stored. The server is asked
 * first but not waited for, because a person who wants to leave leaves, connected or not.
 */
export function endSession(): void {
  endedToken = authStore.token();
  if (endedToken) void requestApi(accountEndpoints.logout).catch(stopPushes);
  wipeStorage();
  authStore.clear();
}

/** The server did not hear of it and would go on: then the browser itself takes no more pushes. */
async function stopPushes(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/').catch(() => undefined);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

export function wipeStorage(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
}
