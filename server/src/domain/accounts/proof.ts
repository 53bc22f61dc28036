import { minuteMs } from '@oja/contract/durations';
import { proofMinutes } from '@oja/contract/proof-terms';

/** How many wrong attempts one session may make before it has to wait. */
export const maximumWrongProofs = 5;

export function provenUntil(provenAt: Date): Date {
  return new Date(provenAt.getTime() + proofMinutes * minuteMs);
}

export function isProven(provenAt: Date | null | undefined, now: Date): boolean {
  return provenAt !== null && provenAt !== undefined && now < provenUntil(provenAt);
}
