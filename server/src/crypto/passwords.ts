import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createSemaphore } from '../work/semaphore.ts';

/** Too many passwords are being hashed. The HTTP layer replies 503 with Retry-After. */
export class PasswordHashingBusy extends Error {
  readonly retryAfterSeconds = 2;

  constructor() {
    super('Many people are signing in at this moment. Please try again in a few seconds.');
    this.name = 'PasswordHashingBusy';
  }
}

// Argon2id with the parameters of the OWASP password storage sheet.
const ARGON2 = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

// One core stays free for other requests, and two concurrent hashes are enough on any machine.
const semaphore = createSemaphore({
  maxRunning: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxWaiting: 40,
  refusal: () => new PasswordHashingBusy(),
});

/**
 * The hash of an unknown password, with the parameters above. Verifying against it makes an unknown e-mail as slow as
 * a known one.
 */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$1QpuMEE3t1OpRb6/r2Mk1w$zt4v/unCj4TM+33c8tAj1HFaAf1+Ldt02es1E/RjpLg';

export function hashPassword(password: string): Promise<string> {
  return semaphore.run(() => hash(normalise(password), ARGON2));
}

/** A missing (unknown e-mail, erased account) or unreadable hash takes the same time and never matches. */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const known = storedHash !== undefined && readParameters(storedHash) !== undefined;
  const matches = await semaphore.run(() => verify(known ? storedHash : DUMMY_HASH, normalise(password)));
  return known && matches;
}

/** True when the hash was made with outdated parameters and should be replaced while the password is known. */
export function needsRehash(storedHash: string): boolean {
  const used = readParameters(storedHash);
  if (!used) return true;
  return (
    used.algorithm !== ARGON2.algorithm ||
    used.memoryCost !== ARGON2.memoryCost ||
    used.timeCost !== ARGON2.timeCost ||
    used.parallelism !== ARGON2.parallelism ||
    used.outputLen !== ARGON2.outputLen
  );
}

function readParameters(storedHash: string) {
  try {
    return parseOptions(storedHash);
  } catch {
    return undefined;
  }
}

// The same password may arrive in two Unicode forms from different keyboards.
function normalise(password: string): string {
  return password.normalize('NFKC');
}
