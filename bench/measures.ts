import type { Measure } from './measure.ts';
import { check } from './measures/check.ts';
import { firstLoad } from './measures/first-load.ts';
import { idleMemory } from './measures/idle-memory.ts';
import { lighthouseScores } from './measures/lighthouse-scores.ts';
import { secondStart } from './measures/second-start.ts';
import { signInLoad } from './measures/sign-in-load.ts';
import { userRead } from './measures/user-read.ts';

/** Everything that is measured, in the order of the table. A new measure is a file of its own and a row here. */
export const measures: readonly Measure[] = [
  userRead,
  signInLoad,
  idleMemory,
  secondStart,
  check,
  firstLoad,
  lighthouseScores,
];
