/** A promise about speed or size: what it is called, what it must hold, and how it is found out. */
export interface Measure<Name extends string = string> {
  /** As typed on the command line. */
  name: string;
  figures: Record<Name, Figure>;
  /** Starts what it needs, and leaves nothing running. */
  run(): Promise<Record<Name, Reading>>;
}

export interface Figure {
  label: string;
  target: Target;
  /** Empty for a ratio. */
  unit: string;
}

export type Target = { atLeast: number } | { atMost: number };

export interface Reading {
  value: number;
  /** What the value was made of, for a reader who doubts it. */
  detail: string;
}

/** Makes sure that a measure answers with exactly the figures that it names. */
export function defineMeasure<const Name extends string>(measure: Measure<Name>): Measure {
  return measure;
}

export function holds(target: Target, value: number): boolean {
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}
