import { isDatabaseFailure } from './database-errors.ts';

/** At most one line per interval, however many requests and jobs fail. */
const everyMs = 1_000;
/** An outage is over after this many intervals without a failure. */
const quietIntervals = 10;

export interface OutageLine {
  failures: number;
  since: string;
  reason: string;
}

/**
 * Throttles the log while the database is unavailable: every failure is counted and one line a second is written with
 * the number of failures since the outage began.
 */
export class OutageLog {
  readonly #write: (line: OutageLine) => void;
  #outage: (OutageLine & { written: number; quiet: number }) | undefined;

  constructor(write: (line: OutageLine) => void) {
    this.#write = write;
  }

  /**
   * Counts a failure that means an unavailable database, so that it is not logged itself; false for any other error.
   */
  suppress(error: unknown): boolean {
    if (!isDatabaseFailure(error)) return false;
    const reason = error instanceof Error ? error.message : String(error);
    if (this.#outage) {
      this.#outage.failures += 1;
      this.#outage.reason = reason;
      return true;
    }
    this.#outage = { failures: 1, written: 0, quiet: 0, since: new Date().toISOString(), reason };
    this.#report();
    return true;
  }

  #report(): void {
    const outage = this.#outage;
    if (outage === undefined) return;
    const { failures, since, reason } = outage;
    outage.quiet = failures === outage.written ? outage.quiet + 1 : 0;
    if (outage.quiet >= quietIntervals) {
      this.#outage = undefined;
      return;
    }
    if (outage.quiet === 0) this.#write({ failures, since, reason });
    outage.written = failures;
    setTimeout(() => this.#report(), everyMs).unref();
  }
}
