/*
 * Callers that compete for one resource are queued in memory by its key, before any of them holds a connection or
 * waits for a row lock. One caller tries while the others wait. After its success the queue is drained and every
 * waiter makes an attempt of its own. What its failure means for the waiters is the failure scope.
 */

/**
 * `gone`: the resource is taken, so all waiters try at once and find out by a plain read. `caller_only`: the reason
 * concerns this caller only, so the next waiter tries. `out_of_service`: further waiting would end the same way, so
 * all waiters fail with the same error.
 */
export type FailureScope = 'gone' | 'caller_only' | 'out_of_service';

export interface KeyedQueue {
  run<Result>(key: string, attempt: () => Promise<Result>): Promise<Result>;
}

interface Waiter {
  /** True for the new head of the queue, false when the queue was drained. */
  resolve(isHead: boolean): void;
  reject(error: unknown): void;
}

export function createKeyedQueue(scopeOf: (error: unknown) => FailureScope): KeyedQueue {
  const queues = new Map<string, Waiter[]>();

  function enter(key: string): boolean | Promise<boolean> {
    const queue = queues.get(key);
    if (queue) return new Promise((resolve, reject) => queue.push({ resolve, reject }));
    queues.set(key, []);
    return true;
  }

  function drain(key: string, release: (waiter: Waiter) => void): void {
    const queue = queues.get(key) ?? [];
    queues.delete(key);
    for (const waiter of queue) release(waiter);
  }

  function advance(key: string, error: unknown): void {
    const scope = scopeOf(error);
    if (scope === 'gone') drain(key, ({ resolve }) => resolve(false));
    else if (scope === 'out_of_service') drain(key, ({ reject }) => reject(error));
    else {
      const next = queues.get(key)?.shift();
      if (next) next.resolve(true);
      else queues.delete(key);
    }
  }

  return {
    async run(key, attempt) {
      const isHead = await enter(key);
      if (!isHead) return attempt();
      try {
        const result = await attempt();
        drain(key, ({ resolve }) => resolve(false));
        return result;
      } catch (error) {
        advance(key, error);
        throw error;
      }
    },
  };
}
