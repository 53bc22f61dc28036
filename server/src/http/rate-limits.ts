import { createHash } from 'node:crypto';
import { minuteMs } from '@oja/contract/durations';
import type { LimitName } from '@oja/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { Refusal } from '../domain/refusal.ts';
import { networkOf } from './network-address.ts';

/**
 * Calls per network and per person, by purpose. A network is an IPv4 address or the /64 of an IPv6 address. Shared
 * limits are counted in the database over all processes, because guesses at a password or money movements must not be
 * multiplied by adding processes; the others are counted in memory. Persons are counted in memory per process with
 * the same figures, so that a session used from many addresses gets no higher limit.
 */
const limits = {
  sign_in: { hits: 40, seconds: 60, shared: true },
  register: { hits: 20, seconds: 600, shared: true },
  mail_link: { hits: 10, seconds: 600, shared: true },
  money: { hits: 60, seconds: 60, shared: true },
  offer: { hits: 30, seconds: 60, shared: true },
  upload: { hits: 120, seconds: 60, shared: true },
  write: { hits: 300, seconds: 60, shared: false },
  read: { hits: 3_000, seconds: 60, shared: false },
  stream: { hits: 120, seconds: 60, shared: false },
} as const satisfies Record<Exclude<LimitName, 'unlimited'>, Limit>;

/**
 * A client that enumerates ids gets one 404 after the other. With a session the misses count for the person: many
 * people share an address of a mobile network.
 */
const misses = { hits: 200, seconds: 60, shared: false };

/**
 * Public pages that are rendered for a network, cached ones not counted. A rendering takes up to 50 ms of a core; above
 * the limit the shell is served, which draws the page in the browser.
 */
const renderings = { hits: 120, seconds: 60, shared: false };

interface Limit {
  hits: number;
  seconds: number;
  shared: boolean;
}

export interface RateLimiter {
  /** Undefined when the limit is counted in memory, so that the caller need not wait. */
  admit(name: LimitName, request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined;
  /** Counts the same call for the signed-in person, once the session is known, and refuses one with too many misses. */
  admitPerson(name: LimitName, userId: string): void;
  /** Whether calls from the network need a session, because too many without one were misses. */
  hasMissed(address: string): boolean;
  refuseMisses(address: string): void;
  refuseMissesOf(userId: string): void;
  countMiss(address: string): void;
  countMissOf(userId: string): void;
  /** Counts a rendering; false above the limit of the network. */
  mayRender(address: string): boolean;
}

export function createRateLimiter(options: { db: Db; factor: number; now: () => Date }): RateLimiter {
  const counters = createLocalCounters();
  const missed = createLocalCounters();
  const people = createLocalCounters();
  const allowed = (limit: Limit) => Math.ceil(limit.hits * options.factor);
  const missesOf = (key: string) => missed.peek(key, misses.seconds, options.now().getTime());
  const refuseMissesAt = (key: string) =>
    refuseAbove(allowed(misses), missesOf(key), misses, options.now().getTime());
  const countMissAt = (key: string) => void missed.count(key, misses.seconds, options.now().getTime());

  return {
    admit(name, request, reply) {
      if (name === 'unlimited') return undefined;
      const limit: Limit = limits[name];
      const address = networkOf(request.ip);
      const nowMs = options.now().getTime();
      const refuseIfExceeded = (hits: number) => {
        const most = allowed(limit);
        reply.header('ratelimit-limit', most);
        reply.header('ratelimit-remaining', Math.max(0, most - hits));
        refuseAbove(most, hits, limit, nowMs);
      };
      const key = `${name}:${address}`;
      if (limit.shared) return countShared(options.db, key, limit, options.now).then(refuseIfExceeded);
      refuseIfExceeded(counters.count(key, limit.seconds, nowMs));
      return undefined;
    },
    admitPerson(name, userId) {
      if (name === 'unlimited') return;
      const limit: Limit = limits[name];
      const nowMs = options.now().getTime();
      refuseMissesAt(userId);
      refuseAbove(allowed(limit), people.count(`${name}:${userId}`, limit.seconds, nowMs), limit, nowMs);
    },
    hasMissed: (address) => missesOf(networkOf(address)) > allowed(misses),
    refuseMisses: (address) => refuseMissesAt(networkOf(address)),
    refuseMissesOf: (userId) => refuseMissesAt(userId),
    countMiss: (address) => countMissAt(networkOf(address)),
    countMissOf: (userId) => countMissAt(userId),
    mayRender(address) {
      const key = `rendering:${networkOf(address)}`;
      return counters.count(key, renderings.seconds, options.now().getTime()) <= allowed(renderings);
    },
  };
}

function refuseAbove(allowed: number, hits: number, limit: Limit, nowMs: number): void {
  if (hits <= allowed) return;
  const windowMs = limit.seconds * 1000;
  const retryAfterSeconds = Math.max(1, Math.ceil((windowMs - (nowMs % windowMs)) / 1000));
  throw new Refusal('too_many_requests', { retryAfterSeconds });
}

/** Fixed windows. The map is cleared whenever it grows large, which costs an attacker more than it yields. */
function createLocalCounters() {
  const windows = new Map<string, number>();
  let cleared = 0;
  const keyOf = (key: string, seconds: number, nowMs: number) => {
    const minute = Math.floor(nowMs / minuteMs);
    if (minute !== cleared || windows.size > 100_000) {
      windows.clear();
      cleared = minute;
    }
    return `${key}:${Math.floor(nowMs / (seconds * 1000))}`;
  };
  return {
    count(key: string, seconds: number, nowMs: number): number {
      const full = keyOf(key, seconds, nowMs);
      const hits = (windows.get(full) ?? 0) + 1;
      windows.set(full, hits);
      return hits;
    },
    peek(key: string, seconds: number, nowMs: number): number {
      return windows.size === 0 ? 0 : (windows.get(keyOf(key, seconds, nowMs)) ?? 0);
    },
  };
}

/** Counts over all processes. Addresses are personal data, so the table stores a hash of them. */
export async function countShared(
  db: Db,
  key: string,
  limit: { seconds: number },
  now: () => Date,
): Promise<number> {
  const windowMs = limit.seconds * 1000;
  const windowStart = new Date(Math.floor(now().getTime() / windowMs) * windowMs);
  const hashed = createHash('sha256').update(key).digest('base64url').slice(0, 22);
  const { hits } = await db
    .insertInto('rateCounters')
    .values({ key: `${key.split(':')[0]}:${hashed}`, windowStart, hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'windowStart']).doUpdateSet({ hits: sql`rate_counters.hits + 1` }),
    )
    .returning('hits')
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow();
  return hits;
}
