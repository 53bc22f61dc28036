/** A dispute that is over. The steps of a hand-over stand still while it runs. */
export interface Pause {
  from: Date;
  to: Date;
}

/** The end of a period of so many milliseconds, later by each pause, as far as it falls into the period. */
export function endOfPeriod(start: Date, lengthMs: number, pauses: readonly Pause[]): Date {
  return endWithPauses({ start, lengthMs }, pauses, (end) => end);
}

/**
 * The deadline of a step that is still open. One that was over when a dispute began is given anew when the dispute ends,
 * because the clock would open the next dispute at once otherwise.
 */
export function endOfDeadline(start: Date, lengthMs: number, pauses: readonly Pause[]): Date {
  return endWithPauses({ start, lengthMs }, pauses, (_, pause) => later(pause.to, lengthMs));
}

function endWithPauses(
  { start, lengthMs }: { start: Date; lengthMs: number },
  pauses: readonly Pause[],
  afterTheEnd: (end: Date, pause: Pause) => Date,
): Date {
  return pauses
    .filter(({ to }) => to > start)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
    .reduce(
      (end, pause) =>
        pause.from < end
          ? later(end, pause.to.getTime() - Math.max(pause.from.getTime(), start.getTime()))
          : afterTheEnd(end, pause),
      later(start, lengthMs),
    );
}

function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
