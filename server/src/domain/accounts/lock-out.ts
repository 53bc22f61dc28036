import { dayMs, minuteMs } from '@oja/contract/durations';
import type { FailureCounter } from '@oja/contract/security-center';

/**
 * When failed attempts lock a source, and for how long. Failures count per account, portal and source: the network of
 * the attempt, a known device, or an open session. Failures of one source never lock another, so strangers cannot lock
 * an account out; all unknown devices together have a wider bound, so that guesses spread over many networks are
 * limited too. A lock expires and never ends open sessions.
 */
export const lockMs = 15 * minuteMs;
const unknownDevicesFactor = 10;

/** A known device is forgotten after so long without use, by its browser and by the server. */
export const knownDeviceMs = 90 * dayMs;

export type AttemptSource =
  | { kind: 'network'; network: string }
  | { kind: 'device'; deviceId: string }
  | { kind: 'session'; sessionId: string };

export interface Counter {
  counter: FailureCounter;
  source: string;
  /** Multiplies the configured number of failures. */
  factor: number;
}

/**
 * The counters of an attempt, in the order in which their rows are locked. A code is asked for after the right password
 * only, so codes of all unknown devices share one bound that strangers cannot use up.
 */
export function countersOf(source: AttemptSource, step: 'password' | 'code'): Counter[] {
  switch (source.kind) {
    case 'device':
      return [{ counter: 'device', source: source.deviceId, factor: 1 }];
    case 'session':
      return [sessionCounter(source.sessionId, step)];
    case 'network': {
      const network: Counter = { counter: 'network', source: source.network, factor: 1 };
      const all: Counter = { counter: 'unknown_devices', source: '', factor: unknownDevicesFactor };
      const codes: Counter = { counter: 'unknown_device_codes', source: '', factor: 1 };
      return step === 'password' ? [network, all] : [network, codes, all];
    }
    default:
      return source satisfies never;
  }
}

/** Passwords and codes of a session have separate counters, so that the right password does not reset guessed codes. */
export function sessionCounter(sessionId: string, step: 'password' | 'code'): Counter {
  return { counter: step === 'password' ? 'session' : 'session_codes', source: sessionId, factor: 1 };
}

/**
 * The counters that a success resets. The bound over all unknown devices stays: the success of one device says nothing
 * about the others.
 */
export function forgivenBySuccess(source: AttemptSource, step: 'password' | 'code'): Counter[] {
  return countersOf(source, step).filter(({ counter }) => counter !== 'unknown_devices');
}

export interface Failures {
  failures: number;
  lastFailedAt: Date;
  lockedUntil: Date | null;
}

/** Whole seconds until the next attempt is allowed; 0 when it is allowed now. */
export function lockedForSeconds(known: Pick<Failures, 'lockedUntil'>, now: Date): number {
  if (!known.lockedUntil || known.lockedUntil <= now) return 0;
  return Math.ceil((known.lockedUntil.getTime() - now.getTime()) / 1000);
}

/** The record after one more failure. Failures older than the lock time and expired locks are dropped. */
export function afterFailure(known: Failures, maximum: number, now: Date): Failures {
  const stale =
    now.getTime() - known.lastFailedAt.getTime() > lockMs ||
    (known.lockedUntil !== null && known.lockedUntil <= now);
  const failures = stale ? 1 : known.failures + 1;
  const lockedUntil = failures >= maximum ? new Date(now.getTime() + lockMs) : null;
  return { failures, lastFailedAt: now, lockedUntil };
}
