import type { z } from 'zod';
import type { Deps } from '../deps/deps.ts';

/** Metadata of the current attempt. */
export interface Attempt {
  number: number;
  last: boolean;
}

/**
 * What is needed to enqueue a job: its name in the queue and the schema of its payload, which is stored as plain
 * text.
 */
export interface JobSpec<Payload extends z.ZodType = z.ZodType> {
  name: string;
  payload: Payload;
  /** Attempts before the job fails for good and is shown to staff; the delay between them doubles. */
  attempts: number;
  /** Jobs of one queue run one after the other, across all workers. */
  queue?: string;
  /** Jobs that call Paystack run in the slots of the runner `gateway`, all others in those of `general`. */
  runner?: RunnerName;
}

/** A job with its handler. A handler may run more than once for one payload, so it must be idempotent. */
export interface Job<Payload extends z.ZodType = z.ZodType> extends JobSpec<Payload> {
  run(deps: Deps, payload: z.output<Payload>, attempt: Attempt): Promise<void>;
}

export type RunnerName = 'general' | 'gateway';

/** Declares a job that its own handler, or code it calls, enqueues; the handler is defined elsewhere. */
export function declareJob<Payload extends z.ZodType>(spec: JobSpec<Payload>): JobSpec<Payload> {
  return spec;
}

export function defineJob<Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> {
  return job;
}
