import type { AuthRecord, AuthUser } from '@/lib/auth/auth-store';

/** What a door may answer. Every part is optional here, because only an answer with a person in it opens the door. */
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
