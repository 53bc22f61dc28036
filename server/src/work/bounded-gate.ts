/*
 * Lets a bounded number of heavy tasks run and a bounded number wait, in order; one more is refused at once.
 * Password hashing and image work both use libuv's four threads, together with file access and name lookups:
 * without a gate a burst of either would hold up everything else, and an unbounded queue would only hide it.
 *
 * With `perHolder` no single holder can fill the gate. A holder (the id of a person) has at most `places` of the running
 * and waiting ones; further tasks of the same holder wait outside, bounded by `waitingOutside` for each holder and
 * `waitingOutsideInAll` for all of them, and move up when one of the holder's own tasks ends.
 */

export type Gate = {
  run<Result>(task: () => Promise<Result>, holder?: string): Promise<Result>;
};

export type GateOptions = {
  maxRunning: number;
  maxWaiting: number;
  /** Makes the error that a caller gets when the gate is full. */
  refusal: () => Error;
  perHolder?: {
    places: number;
    waitingOutside: number;
    waitingOutsideInAll: number;
    /** Makes the error for a holder who has too many tasks, while others are still admitted. */
    refusal: () => Error;
  };
};

export function createGate({ maxRunning, maxWaiting, refusal, perHolder }: GateOptions): Gate {
  const waiting: Array<() => void> = [];
  let running = 0;
  const shares = createShares(perHolder);

  async function enter(): Promise<void> {
    if (running < maxRunning) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw refusal();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  // The place goes straight to the next in the queue, so a newcomer can never take it first.
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  async function runInside<Result>(task: () => Promise<Result>): Promise<Result> {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  }

  return {
    async run(task, holder) {
      if (holder === undefined) return runInside(task);
      await shares.take(holder);
      try {
        return await runInside(task);
      } finally {
        shares.giveBack(holder);
      }
    },
  };
}

interface Share {
  held: number;
  outside: Array<() => void>;
}

function createShares(limits: GateOptions['perHolder']) {
  const shares = new Map<string, Share>();
  let outsideInAll = 0;

  return {
    async take(holder: string): Promise<void> {
      if (limits === undefined) return;
      const share = shares.get(holder) ?? { held: 0, outside: [] };
      shares.set(holder, share);
      if (share.held < limits.places) {
        share.held += 1;
        return;
      }
      if (share.outside.length >= limits.waitingOutside || outsideInAll >= limits.waitingOutsideInAll)
        throw limits.refusal();
      outsideInAll += 1;
      await new Promise<void>((resolve) => share.outside.push(resolve));
    },
    giveBack(holder: string): void {
      const share = shares.get(holder);
      if (share === undefined) return;
      const next = share.outside.shift();
      if (next) {
        outsideInAll -= 1;
        next();
        return;
      }
      share.held -= 1;
      if (share.held === 0) shares.delete(holder);
    },
  };
}
