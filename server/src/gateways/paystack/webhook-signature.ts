import { createHmac } from 'node:crypto';
import { sameSecret } from '../../crypto/tokens.ts';

/** True when the exact bytes were signed with our secret key. */
export function isSignedByPaystack(bytes: Uint8Array, signature: unknown, secretKey: string): boolean {
  if (typeof signature !== 'string') return false;
  return sameSecret(createHmac('sha512', secretKey).update(bytes).digest('hex'), signature);
}
