import type { z } from 'zod';
import type { Deps } from '../deps.ts';

/** What a handler is told about the attempt it is. */
export interface Attempt {
  number: number;
  last: boolean;
}

/**
 * A job: its name in the queue, the shape of its payload, and what it does. A handler may run more than once
 * for one payload, so it must be safe to repeat. Payloads lie in the database in the clear: never a secret.
 */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  name: string;
  payload: Payload;
  /** Tries before it is given up and shown to staff; the wait between them doubles. */
  attempts: number;
  /** Jobs of one queue run one after the other, over all workers. */
  queue?: string;
  /** Jobs that call Paystack run in the slots of the runner `gateway`; all others in those of `general`. */
  runner?: RunnerName;
  run(deps: Deps, payload: z.output<Payload>, attempt: Attempt): Promise<void>;
}

export type RunnerName = 'general' | 'gateway';

export function defineJob<Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> {
  return job;
}
