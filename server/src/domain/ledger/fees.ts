/** A part of an amount in basis points, rounded half up to the kobo. The rest goes to the other side, so nothing is lost. */
export function partOf(amountKobo: number, basisPoints: number): number {
  const scaled = BigInt(amountKobo) * BigInt(basisPoints);
  return Number((scaled + 5_000n) / 10_000n);
}

export function basisPointsOf(percent: number): number {
  return Math.round(percent * 100);
}
