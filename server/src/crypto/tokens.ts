import { createHash, hash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** An opaque token for a person and the hash of it for the database. The token itself is never stored. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Tokens carry 256 random bits, so a plain hash is enough: there is nothing to guess. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/**
 * Compares secrets in constant time. `timingSafeEqual` throws on different lengths, which turns a short forged
 * signature into a server error; comparing digests never throws and does not tell the length either.
 */
export function sameSecret(a: string | Uint8Array, b: string | Uint8Array): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(secret: string | Uint8Array): Buffer {
  return createHash('sha256').update(secret).digest();
}
