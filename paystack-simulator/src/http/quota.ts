import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../refusals.ts';
import type { World } from '../world.ts';
import { endpointOf } from './endpoints.ts';

const counterRow = z.object({ window_at: z.number(), calls: z.number() });

/** Counts a call in its window of virtual time, over all processes. */
export function countCall(world: World, counter: { name: string; windowSeconds: number }) {
  const windowMs = counter.windowSeconds * 1_000;
  const now = world.clock.now();
  const counted = world.state.get(
    counterRow,
    `insert into counters (name, window_at, calls) values (:name, :windowAt, 1)
     on conflict (name) do update set
       calls = case when window_at = :windowAt then calls + 1 else 1 end, window_at = :windowAt
     returning window_at, calls`,
    { name: counter.name, windowAt: now - (now % windowMs) },
  );
  const endsAt = (counted?.window_at ?? now) + windowMs;
  return { calls: counted?.calls ?? 1, secondsLeft: Math.max(1, Math.ceil((endsAt - now) / 1_000)) };
}

/** Only the quotas that a test configured are enforced. */
export function enforceQuotas(app: FastifyInstance, world: World): void {
  app.addHook('onRequest', async (request, reply) => {
    const endpoint = endpointOf(request);
    for (const quota of world.settings.read().quotas) {
      if (quota.endpoint !== '*' && quota.endpoint !== endpoint) continue;
      const name = `quota ${quota.endpoint}`;
      const { calls, secondsLeft } = countCall(world, { name, windowSeconds: quota.windowSeconds });
      reply.header('x-ratelimit-limit', quota.limit);
      reply.header('x-ratelimit-remaining', Math.max(0, quota.limit - calls));
      reply.header('x-ratelimit-reset', secondsLeft);
      if (calls <= quota.limit) continue;
      reply.header('retry-after', secondsLeft);
      throw new Refusal('rate_limited');
    }
  });
}
