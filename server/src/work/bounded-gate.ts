/*
 * Lets a bounded number of heavy tasks run and a bounded number wait, in order; one more is refused at once.
 * Password hashing and image work both live on libuv's four threads, together with file access and name lookups:
 * without a gate a burst of either would hold up everything else, and an endless queue would only hide it.
 */

export type Gate = {
  run<Result>(task: () => Promise<Result>): Promise<Result>;
};

export type GateOptions = {
  maxRunning: number;
  maxWaiting: number;
  /** Makes the error that a caller gets when the gate is full. */
  refusal: () => Error;
};

export function createGate({ maxRunning, maxWaiting, refusal }: GateOptions): Gate {
  const waiting: Array<() => void> = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < maxRunning) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw refusal();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  // The place goes straight to the next in line, so a newcomer can never slip in before it.
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(task) {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
