import { setTimeout as sleep } from 'node:timers/promises';
import { isLockTimeout } from '../../../db/database-errors.ts';
import { Refusal } from '../../../domain/refusal.ts';

/** In turns one of them has a head start, so that each gets the lock first in some rounds. */
export async function together<One, Other>(
  round: number,
  [one, other]: [() => Promise<One>, () => Promise<Other>],
): Promise<[One | Refusal, Other | Refusal]> {
  const start = <Result>(work: () => Promise<Result>): Promise<Result | Refusal> =>
    work().catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      if (isLockTimeout(error)) return start(work);
      throw error;
    });
  const late = async <Result>(work: () => Promise<Result>) => {
    // Sending reads more than a pause before it locks the person.
    await sleep((Math.floor(round / 2) % 10) * 4);
    return start(work);
  };
  return Promise.all(round % 2 === 0 ? [start(one), late(other)] : [late(one), start(other)]);
}
