import type { Dispatcher } from '../webhooks/dispatcher.ts';
import { nextDueAt } from '../webhooks/dispatcher.ts';
import type { World } from '../world.ts';

/**
 * Lets virtual time pass, stopping wherever something is due and letting it happen at its own time: ten hours hold ten
 * retries an hour apart. When this returns, everything that was due has happened.
 */
export async function advanceClock(
  world: World,
  dispatcher: Dispatcher,
  milliseconds: number,
): Promise<void> {
  const target = world.clock.now() + milliseconds;
  await dispatcher.drain();
  for (let next = nextDueAt(world); next !== undefined && next <= target; next = nextDueAt(world)) {
    world.clock.jumpTo(next);
    await dispatcher.drain();
  }
  world.clock.jumpTo(target);
  await dispatcher.drain();
}
