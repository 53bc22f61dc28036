import { randomInt } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** `RCP_…`, `TRF_…` and the like. Random and not seeded: a reset must never give out a code that was used before. */
export function newCode(prefix: string, length = 15): string {
  return prefix + Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** Ids of Paystack no longer fit into 32 bits. */
export function newId(): number {
  return randomInt(2_200_000_000, 9_900_000_000);
}
