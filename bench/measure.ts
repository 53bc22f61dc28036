/** A measure of speed or size: its name, its targets, and how it is taken. */
export interface Measure<Name extends string = string> {
  /** Its name on the command line. */
  name: string;
  figures: Record<Name, Figure>;
  /** Starts what it needs, and stops it again. */
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
  /** The parts of the value, for verification. */
  detail: string;
}

/** Checks that a measure returns exactly the figures it declares. */
export function defineMeasure<const Name extends string>(measure: Measure<Name>): Measure {
  return measure;
}

export function holds(target: Target, value: number): boolean {
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}
