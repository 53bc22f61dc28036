import { type AuthRecord, authStore } from '@/lib/auth/auth-store';

/** The auth record that a change of the account is made for. */
export function signedInRecord(): AuthRecord {
  const record = authStore.record();
  if (record === undefined) throw new Error('Not authenticated');
  return record;
}
