import type { CallResult } from './calls.ts';

/** The session that a sign-in opened; fails where the sign-in was refused or a second factor is due. */
export function signedIn({ body, text }: CallResult<'login' | 'loginAdmin'>) {
  if (body.data !== undefined && 'token' in body.data) return body.data;
  throw new Error(`not signed in: ${text}`);
}

/** The challenge of a sign-in that needs a second factor. */
export function challengeOf({ body, text }: CallResult<'login' | 'loginAdmin'>): string {
  if (body.data !== undefined && 'two_factor' in body.data) return body.data.two_factor.challenge;
  throw new Error(`no second factor is due: ${text}`);
}
