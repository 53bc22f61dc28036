import { minuteMs } from '@oja/contract/durations';

/** How long a proof of presence is valid, and how many wrong attempts one session may make before it has to wait. */
const proofMs = 10 * minuteMs;
export const maximumWrongProofs = 5;

export function provenUntil(provenAt: Date): Date {
  return new Date(provenAt.getTime() + proofMs);
}

export function isProven(provenAt: Date | null | undefined, now: Date): boolean {
  return provenAt !== null && provenAt !== undefined && now < provenUntil(provenAt);
}
