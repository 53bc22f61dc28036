import { openBalance } from './balance/balance.store.ts';
import { type CompleteOptions, completeOptions, type SimulatorOptions } from './options.ts';
import { type Clock, createClock } from './state/clock.ts';
import { createDice, type Dice } from './state/dice.ts';
import { createSettings, type SettingsStore } from './state/settings.ts';
import { openState, type State } from './state/state.ts';

/** The shared context of all parts of the simulator. */
export interface World {
  state: State;
  clock: Clock;
  dice: Dice;
  settings: SettingsStore;
  options: CompleteOptions;
  /** Aborted when the simulator closes, so that held calls do not block it. */
  ending: AbortController;
}

export function openWorld(given: SimulatorOptions): World {
  const options = completeOptions(given);
  const state = openState(given.stateFile);
  const settings = createSettings(state);
  const world = {
    state,
    settings,
    options,
    clock: createClock(state, options.realNow),
    dice: createDice(state, settings),
    ending: new AbortController(),
  };
  state.transaction(() => openBalance(world));
  return world;
}
