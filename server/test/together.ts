import { setTimeout as sleep } from 'node:timers/promises';
import { isLockTimeout } from '../src/db/database-errors.ts';
import { Refusal } from '../src/domain/refusal.ts';

type Call<Answer> = () => Promise<Answer>;

/**
 * Starts two calls on the same rows. In turns one of them has a head start of up to 36 ms, so that each gets the lock
 * first in some rounds, however much longer its way there is; ten rounds try five head starts up to the longest. The
 * head starts double after every ten rounds, because on a busy machine 36 ms may not be enough.
 */
export function together<One, Other>(
  round: number,
  [one, other]: [Call<One>, Call<Other>],
): Promise<[One, Other]> {
  const late = async <Answer>(call: Call<Answer>): Promise<Answer> => {
    await sleep(((Math.floor(round / 2) * 3) % 10) * 4 * 2 ** Math.min(4, Math.floor(round / 10)));
    return call();
  };
  return Promise.all(round % 2 === 0 ? [one(), late(other)] : [late(one), other()]);
}

/** The same for use cases, which throw their refusals. */
export function useCasesTogether<One, Other>(
  round: number,
  [one, other]: [Call<One>, Call<Other>],
): Promise<[One | Refusal, Other | Refusal]> {
  return together(round, [() => refusable(one), () => refusable(other)]);
}

/** On a busy machine a lock wait may time out, which is refused with a request to retry. */
function refusable<Answer>(useCase: Call<Answer>): Promise<Answer | Refusal> {
  return useCase().catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    if (isLockTimeout(error)) return refusable(useCase);
    throw error;
  });
}
