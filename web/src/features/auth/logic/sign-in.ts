import { secondMs } from '@oja/contract/durations';
import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import type { AuthRecord, AuthUser } from '@/lib/auth/auth-store';
import { serverNowMs } from '@/lib/server-clock';

/** The answer of a sign-in call. Every part is optional here, because only an answer with a user signs in. */
export interface SignInAnswer {
  data?: {
    token?: string;
    expires_at?: string;
    user?: AuthUser;
    two_factor?: { challenge: string };
  } | null;
  message?: string;
}

export type SignInStep = { record: AuthRecord } | { challenge: string };

/** Either the person is in, or a code is needed first. Anything else is a failure with the server's sentence. */
export function readSignIn({ data, message }: SignInAnswer): SignInStep {
  if (data?.two_factor) return { challenge: data.two_factor.challenge };
  if (!data?.user || !data.token || !data.expires_at) throw new Error(message || 'Login failed');
  const { token, user } = data;
  return { record: { token, expiresAt: onThisDevice(data.expires_at), user } };
}

/** By the clock of this device, which ends the session here and may be wrong by hours. */
function onThisDevice(moment: string): string {
  const aheadSeconds = Math.round((serverNowMs() - Date.now()) / secondMs);
  return aheadSeconds === 0 ? moment : new Date(Date.parse(moment) - aheadSeconds * secondMs).toISOString();
}

/** Without a sentence of the server a refusal means the credentials, and anything else only that it failed. */
export function signInFailureSentence(error: unknown): string {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return failureSentence(error, isRefused ? 'Invalid credentials' : 'Login failed');
}
