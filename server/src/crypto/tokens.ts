import { createHash, hash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** An opaque token and its hash for the database. The token itself is never stored. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Tokens have 256 random bits, so a plain hash is enough. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/**
 * Compares secrets in constant time. `timingSafeEqual` throws on different lengths, which would turn a short forged
 * signature into a server error; comparing digests never throws and does not reveal the length.
 */
export function sameSecret(a: string | Uint8Array, b: string | Uint8Array): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(secret: string | Uint8Array): Buffer {
  return createHash('sha256').update(secret).digest();
}
