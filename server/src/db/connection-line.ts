import type pg from 'pg';

/*
 * Whoever finds every connection in use stands in line. A line that moves may be long: a thousand people at once are
 * served within moments, and nobody is sent away while others are let in. A line that stands still for a second is
 * broken up, and all who stand in it hear that they should come back: those in front hang at a row that somebody
 * holds, and may hang there for as long as lock_timeout lets them, three seconds; to wait that out and then try as long
 * oneself is what a person would call a dead page. So people are answered within two seconds or served.
 */

/** How often somebody looks, and how many looks in vain break a line up. */
const lookEveryMs = 250;
const looksInVain = 4;

export class LineStandsStill extends Error {
  override name = 'LineStandsStill';
  override message = 'no connection came free';
}

export class ConnectionLine {
  readonly #pool: pg.Pool;
  /** False during start-up: a slow database must not end it. */
  readonly #rejectsStalled: boolean;
  readonly #waiting = new Set<(reason: Error) => void>();
  #hasMoved = false;
  /** Counted in looks and not by the clock: a process that was itself held up would blame the line. */
  #stoodFor = 0;
  #looking: NodeJS.Timeout | undefined;

  constructor(pool: pg.Pool, { rejectsStalled } = { rejectsStalled: true }) {
    this.#pool = pool;
    this.#rejectsStalled = rejectsStalled;
  }

  connect(): Promise<pg.PoolClient> {
    return this.#rejectsStalled && this.#isFull() ? this.#stand() : this.#pool.connect();
  }

  /** Whoever is the reason that another connection is opened waits for nobody. */
  #isFull(): boolean {
    const { idleCount, totalCount, options } = this.#pool;
    return idleCount === 0 && totalCount >= options.max;
  }

  async #stand(): Promise<pg.PoolClient> {
    const { promise: sentAway, reject: sendAway } = Promise.withResolvers<never>();
    this.#waiting.add(sendAway);
    this.#looking ??= setInterval(() => this.#look(), lookEveryMs).unref();
    const coming = this.#pool.connect();
    try {
      const client = await Promise.race([coming, sentAway]);
      this.#hasMoved = true;
      return client;
    } catch (error) {
      // The pool still calls those who left; they pass on what they get.
      if (error instanceof LineStandsStill) void coming.then((client) => client.release()).catch(() => {});
      throw error;
    } finally {
      this.#waiting.delete(sendAway);
      if (this.#waiting.size === 0) this.#stopLooking();
    }
  }

  #look(): void {
    this.#stoodFor = this.#hasMoved ? 0 : this.#stoodFor + 1;
    this.#hasMoved = false;
    if (this.#stoodFor < looksInVain) return;
    this.#stoodFor = 0;
    for (const sendAway of this.#waiting) sendAway(new LineStandsStill());
  }

  #stopLooking(): void {
    clearInterval(this.#looking);
    this.#looking = undefined;
    this.#stoodFor = 0;
    this.#hasMoved = false;
  }
}
