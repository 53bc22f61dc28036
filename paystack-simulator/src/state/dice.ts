import { z } from 'zod';
import type { SettingsStore } from './settings.ts';
import type { State } from './state.ts';

/**
 * Chooses between the variants that Paystack's documentation allows. The same seed gives the same sequence; its
 * position is part of the state, so a restart continues it.
 */
export interface Dice {
  /** True in one of `sides` cases; never or always when the settings say so. */
  odd(sides: number): boolean;
  seed(seed: number): void;
}

const row = z.object({ seed: z.number(), draws: z.number() });

export function createDice(state: State, settings: SettingsStore): Dice {
  const start = (seed: number) =>
    state.run(
      'insert into dice (one, seed, draws) values (1, :seed, 0) on conflict (one) do update set seed = :seed, draws = 0',
      {
        seed,
      },
    );
  return {
    odd: (sides) => {
      const { variants } = settings.read();
      if (variants !== 'seeded') return variants === 'all';
      return state.transaction(() => {
        state.run('insert into dice (one, seed, draws) values (1, 1, 0) on conflict (one) do nothing');
        const drawn = state.get(row, 'update dice set draws = draws + 1 returning seed, draws');
        return drawn !== undefined && mulberry(drawn.seed, drawn.draws) < 1 / sides;
      });
    },
    seed: (seed) => start(seed),
  };
}

/** The nth number of the mulberry32 sequence of a seed, between 0 and 1. */
function mulberry(seed: number, draw: number): number {
  const start = (seed + Math.imul(draw, 0x6d2b79f5)) | 0;
  const once = Math.imul(start ^ (start >>> 15), 1 | start);
  const twice = (once + Math.imul(once ^ (once >>> 7), 61 | once)) ^ once;
  return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32;
}
