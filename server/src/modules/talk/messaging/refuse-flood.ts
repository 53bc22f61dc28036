import type { Deps } from '../../../deps/deps.ts';
import { floodLimits } from '../../../domain/messaging/message-terms.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { countShared } from '../../../http/rate-limits.ts';

/** Counted per user and across all processes, because the limits per address are evaded by changing the address. */
export async function refuseFlood(
  deps: Pick<Deps, 'config' | 'db' | 'now'>,
  kind: keyof typeof floodLimits,
  userId: string,
): Promise<void> {
  const limit = floodLimits[kind];
  const hits = await countShared(deps.db, `${kind}_flood:${userId}`, limit, deps.now);
  if (hits <= limit.hits * Math.max(1, deps.config.rateLimitFactor)) return;
  const windowMs = limit.seconds * 1_000;
  const leftMs = windowMs - (deps.now().getTime() % windowMs);
  throw new Refusal('too_many_requests', {
    message: 'You are sending a lot of messages. Please wait a moment and try again.',
    retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1_000)),
  });
}
