import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createGate } from '../work/bounded-gate.ts';

/** Too many passwords are being checked at this moment. The HTTP layer answers 503 with Retry-After. */
export class PasswordHashingBusy extends Error {
  readonly retryAfterSeconds = 2;

  constructor() {
    super('Many people are signing in at this moment. Please try again in a few seconds.');
    this.name = 'PasswordHashingBusy';
  }
}

// Argon2id with the parameters of the OWASP password storage sheet.
const ARGON2 = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

// One core stays free for everybody who is not signing in, and two hashes at once are enough on any machine.
const gate = createGate({
  maxRunning: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxWaiting: 40,
  refusal: () => new PasswordHashingBusy(),
});

/**
 * The hash of a password that nobody knows, made with the parameters above. Checking against it makes an unknown
 * e-mail as slow as a known one.
 */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$1QpuMEE3t1OpRb6/r2Mk1w$zt4v/unCj4TM+33c8tAj1HFaAf1+Ldt02es1E/RjpLg';

export function hashPassword(password: string): Promise<string> {
  return gate.run(() => hash(normalise(password), ARGON2));
}

/** No stored hash (unknown e-mail, erased account) or an unreadable one costs the same time and is never right. */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const known = storedHash !== undefined && readParameters(storedHash) !== undefined;
  const matches = await gate.run(() => verify(known ? storedHash : NOBODYS_HASH, normalise(password)));
  return known && matches;
}

/** True when the hash was made with other parameters than today's: hash again while the password is at hand. */
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

// The same password typed on two keyboards may arrive in two Unicode forms.
function normalise(password: string): string {
  return password.normalize('NFKC');
}
