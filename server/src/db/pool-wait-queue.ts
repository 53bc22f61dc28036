import type pg from 'pg';

/*
 * Wait queue of the connection pool. While connections are being released, waiters stay queued, however many there are:
 * a thousand requests at once are served within moments. If no connection is released for a second, all waiters are
 * rejected, which answers 503: the connections are then held by transactions that wait for a row lock, up to
 * lock_timeout (3 s), and a request that waited that long would wait as long again for the same row.
 */

const tickMs = 250;
const stallTicks = 4;

export class PoolStalledError extends Error {
  override name = 'PoolStalledError';
  override message = 'no connection of the pool was released for a second';
}

export class PoolWaitQueue {
  readonly #pool: pg.Pool;
  /** False during start-up, which a slow database must not end. */
  readonly #rejectsStalled: boolean;
  readonly #waiters = new Set<(reason: Error) => void>();
  #hasMoved = false;
  /**
   * Counted in ticks and not by the clock, so that a suspended process does not reject its waiters when it resumes.
   */
  #ticksWithoutMove = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(pool: pg.Pool, { rejectsStalled } = { rejectsStalled: true }) {
    this.#pool = pool;
    this.#rejectsStalled = rejectsStalled;
  }

  connect(): Promise<pg.PoolClient> {
    return this.#rejectsStalled && this.#isExhausted() ? this.#waitForClient() : this.#pool.connect();
  }

  /** A request for which the pool opens another connection does not wait for a released one. */
  #isExhausted(): boolean {
    const { idleCount, totalCount, options } = this.#pool;
    return idleCount === 0 && totalCount >= options.max;
  }

  async #waitForClient(): Promise<pg.PoolClient> {
    const { promise: rejected, reject } = Promise.withResolvers<never>();
    this.#waiters.add(reject);
    this.#timer ??= setInterval(() => this.#tick(), tickMs).unref();
    const connecting = this.#pool.connect();
    try {
      const client = await Promise.race([connecting, rejected]);
      this.#hasMoved = true;
      return client;
    } catch (error) {
      // The pool does not know that this waiter left, and will still hand it a connection.
      if (error instanceof PoolStalledError)
        void connecting.then((client) => client.release()).catch(() => {});
      throw error;
    } finally {
      this.#waiters.delete(reject);
      if (this.#waiters.size === 0) this.#stopTimer();
    }
  }

  #tick(): void {
    this.#ticksWithoutMove = this.#hasMoved ? 0 : this.#ticksWithoutMove + 1;
    this.#hasMoved = false;
    if (this.#ticksWithoutMove < stallTicks) return;
    this.#ticksWithoutMove = 0;
    for (const reject of this.#waiters) reject(new PoolStalledError());
  }

  #stopTimer(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#ticksWithoutMove = 0;
    this.#hasMoved = false;
  }
}
