import { openBalance } from '../balance/balance.store.ts';
import { tables } from '../state/schema.ts';
import type { World } from '../world.ts';

/** Resets the state. Ids and codes are random, so none is issued twice. */
export function resetWorld(world: World): void {
  world.state.transaction(() => {
    for (const table of tables) world.state.run(`delete from ${table}`);
    openBalance(world);
  });
}
