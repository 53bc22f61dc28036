import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import type { AuthRecord, AuthUser } from '@/lib/auth/auth-store';

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
  return { record: { token: data.token, expiresAt: data.expires_at, user: data.user } };
}

/** Without a sentence of the server a refusal means the credentials, and anything else only that it failed. */
export function signInFailureSentence(error: unknown): string {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return failureSentence(error, isRefused ? 'Invalid credentials' : 'Login failed');
}
