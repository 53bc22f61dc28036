/*
 * A semaphore with a bounded queue: `maxRunning` tasks run, `maxWaiting` wait in order, one more is refused at once.
 * Password hashing and image work both use libuv's four threads, together with file access and DNS lookups: without a
 * limit a burst of either would delay everything else, and an unbounded queue would only hide it.
 *
 * With `perHolder` no single holder can fill the semaphore. A holder (the id of a user) has at most `slots` of the
 * running and waiting tasks; further tasks of the same holder wait in a queue of their own, bounded by
 * `queuedPerHolder` for each holder and `queuedInAll` for all of them, and move up when one of the holder's own tasks
 * ends.
 *
 * No library does this: p-limit, p-queue and async-mutex have no share per caller and no bound on the queue.
 */

export type Semaphore = {
  run<Result>(task: () => Promise<Result>, holder?: string): Promise<Result>;
};

export type SemaphoreOptions = {
  maxRunning: number;
  maxWaiting: number;
  /** Creates the error for a caller when the queue is full. */
  refusal: () => Error;
  perHolder?: {
    slots: number;
    queuedPerHolder: number;
    queuedInAll: number;
    /** Creates the error for a holder with too many tasks, while others are still admitted. */
    refusal: () => Error;
  };
};

export function createSemaphore({ maxRunning, maxWaiting, refusal, perHolder }: SemaphoreOptions): Semaphore {
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

  // The slot passes directly to the next waiter, so that a new caller cannot take it first.
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
        shares.release(holder);
      }
    },
  };
}

interface Share {
  held: number;
  queue: Array<() => void>;
}

function createShares(limits: SemaphoreOptions['perHolder']) {
  const shares = new Map<string, Share>();
  let queued = 0;

  return {
    async take(holder: string): Promise<void> {
      if (limits === undefined) return;
      const share = shares.get(holder) ?? { held: 0, queue: [] };
      shares.set(holder, share);
      if (share.held < limits.slots) {
        share.held += 1;
        return;
      }
      if (share.queue.length >= limits.queuedPerHolder || queued >= limits.queuedInAll)
        throw limits.refusal();
      queued += 1;
      await new Promise<void>((resolve) => share.queue.push(resolve));
    },
    release(holder: string): void {
      const share = shares.get(holder);
      if (share === undefined) return;
      const next = share.queue.shift();
      if (next) {
        queued -= 1;
        next();
        return;
      }
      share.held -= 1;
      if (share.held === 0) shares.delete(holder);
    },
  };
}
