import type { Dispatcher } from '../webhooks/dispatcher.ts';
import { nextDueAt } from '../webhooks/dispatcher.ts';
import type { World } from '../world.ts';

/**
 * Advances the virtual clock, stopping whenever an event is due and running it at its own time: ten hours contain ten
 * retries an hour apart. On return, everything that was due has run.
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
