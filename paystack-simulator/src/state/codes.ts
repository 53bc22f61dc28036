import { randomInt } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** `RCP_…`, `TRF_…` and similar codes. Random and not seeded: a reset must never issue a used code again. */
export function newCode(prefix: string, length = 15): string {
  return prefix + Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** Paystack's ids exceed 32 bits. */
export function newId(): number {
  return randomInt(2_200_000_000, 9_900_000_000);
}
