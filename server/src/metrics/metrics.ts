import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Db } from '../db/client.ts';
import { createOutcomes, type Outcomes } from './outcomes.ts';
import { createRequestTimes, type RequestTimes } from './request-times.ts';

/** The counters of a process. */
export interface Metrics {
  requests: RequestTimes;
  outcomes: Outcomes;
  pool(): PoolUse;
}

export interface PoolUse {
  busy: number;
  idle: number;
  /** Requests and jobs in the wait queue of the connection pool. */
  waiting: number;
  most: number;
}

export function createMetrics({ db, pool, log }: { db: Db; pool: pg.Pool; log: FastifyBaseLogger }): Metrics {
  return {
    requests: createRequestTimes(),
    outcomes: createOutcomes({ db, log }),
    pool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      most: pool.options.max,
    }),
  };
}
