export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The smallest value that so many per cent of all values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
  if (value === undefined) throw new Error('There is nothing to take a percentile of.');
  return value;
}
