import { createHash } from 'node:crypto';
import type { LimitName } from '@oja/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { Refusal } from '../domain/refusal.ts';

/**
 * How often one address may call, by purpose. Shared limits count in the database over all processes,
 * because a guess at a password or a move of money must not be multiplied by adding processes;
 * the others count in memory.
 */
const limits = {
  sign_in: { hits: 40, seconds: 60, shared: true },
  register: { hits: 20, seconds: 600, shared: true },
  mail_link: { hits: 10, seconds: 600, shared: true },
  money: { hits: 60, seconds: 60, shared: true },
  upload: { hits: 120, seconds: 60, shared: true },
  write: { hits: 300, seconds: 60, shared: false },
  read: { hits: 3_000, seconds: 60, shared: false },
  stream: { hits: 120, seconds: 60, shared: false },
} as const satisfies Record<Exclude<LimitName, 'unlimited'>, Limit>;

/** Somebody who walks through ids meets one 404 after the other. */
const misses = { hits: 200, seconds: 60, shared: false };

interface Limit {
  hits: number;
  seconds: number;
  shared: boolean;
}

export interface RateLimiter {
  admit(name: LimitName, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  countMiss(address: string): void;
}

export function createRateLimiter(options: { db: Db; factor: number; now: () => Date }): RateLimiter {
  const counters = createLocalCounters(options.now);
  const allowed = (limit: Limit) => Math.ceil(limit.hits * options.factor);

  return {
    async admit(name, request, reply) {
      if (name === 'unlimited') return;
      const limit: Limit = limits[name];
      refuseAbove(allowed(misses), counters.peek(`miss:${request.ip}`, misses.seconds), misses, options.now);
      const key = `${name}:${request.ip}`;
      const hits = limit.shared
        ? await countShared(options.db, key, limit, options.now)
        : counters.count(key, limit.seconds);
      reply.header('ratelimit-limit', allowed(limit));
      reply.header('ratelimit-remaining', Math.max(0, allowed(limit) - hits));
      refuseAbove(allowed(limit), hits, limit, options.now);
    },
    countMiss(address) {
      counters.count(`miss:${address}`, misses.seconds);
    },
  };
}

function refuseAbove(allowed: number, hits: number, limit: Limit, now: () => Date): void {
  if (hits <= allowed) return;
  const windowMs = limit.seconds * 1000;
  const retryAfterSeconds = Math.max(1, Math.ceil((windowMs - (now().getTime() % windowMs)) / 1000));
  throw new Refusal('too_many_requests', { retryAfterSeconds });
}

/** Fixed windows. The map is emptied whenever it grows large, which costs an attacker more than it gives. */
function createLocalCounters(now: () => Date) {
  const windows = new Map<string, number>();
  let cleared = Math.floor(now().getTime() / 60_000);
  const keyOf = (key: string, seconds: number) => {
    const minute = Math.floor(now().getTime() / 60_000);
    if (minute !== cleared || windows.size > 100_000) {
      windows.clear();
      cleared = minute;
    }
    return `${key}:${Math.floor(now().getTime() / (seconds * 1000))}`;
  };
  return {
    count(key: string, seconds: number): number {
      const full = keyOf(key, seconds);
      const hits = (windows.get(full) ?? 0) + 1;
      windows.set(full, hits);
      return hits;
    },
    peek(key: string, seconds: number): number {
      return windows.get(keyOf(key, seconds)) ?? 0;
    },
  };
}

/** Counts over all processes. Addresses are personal data, so the table keeps a hash of them. */
export async function countShared(
  db: Db,
  key: string,
  limit: { seconds: number },
  now: () => Date,
): Promise<number> {
  const windowMs = limit.seconds * 1000;
  const windowStart = new Date(Math.floor(now().getTime() / windowMs) * windowMs);
  const hashed = createHash('sha256').update(key).digest('base64url').slice(0, 22);
  const row = await db
    .insertInto('rateCounters')
    .values({ key: `${key.split(':')[0]}:${hashed}`, windowStart, hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'windowStart']).doUpdateSet({ hits: sql`rate_counters.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return row.hits;
}
