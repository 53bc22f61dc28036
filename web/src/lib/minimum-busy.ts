/**
 * Runs the work at once and settles with its outcome, but not before the given time has passed, so that a busy
 * label can be read. A failure waits just as long as a success: the label must not flicker in either case.
 */
export async function withMinimumBusy<Result>(
  minimumMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), wait(minimumMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

function wait(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}
