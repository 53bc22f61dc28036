/**
 * How many rounds a race runs: ten in `npm test`, and in `npm run nightly` (ROUNDS=full) as many as the test was
 * written for. ROUNDS=… with a number is for the hunt of one fault. Where `npm run mutation` needs more rounds than ten
 * to miss a guard, the test does not ask here.
 */
export function roundsOf(full: number): number {
  const given = process.env.ROUNDS;
  if (given === 'full') return full;
  return given === undefined ? Math.min(full, 10) : Number(given);
}

/**
 * The numbers of the rounds, and of further ones until the race has ended in each of its ways: which of two calls is
 * the first depends on the machine. The test asserts afterwards that all were seen.
 */
export function* roundsUntil(full: number, allSeen: () => boolean): Generator<number> {
  const rounds = roundsOf(full);
  for (let round = 0; round < rounds || (round < full && !allSeen()); round += 1) yield round;
}
