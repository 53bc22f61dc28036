import { openBalance } from '../balance/balance.store.ts';
import { tables } from '../state/schema.ts';
import type { World } from '../world.ts';

/** As on the first day. Ids and codes are random, so nothing that was given out before comes again. */
export function resetWorld(world: World): void {
  world.state.transaction(() => {
    for (const table of tables) world.state.run(`delete from ${table}`);
    openBalance(world);
  });
}
