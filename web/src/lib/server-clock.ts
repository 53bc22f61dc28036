/**
 * The server's clock. Windows end by it, and the clock of a device may be wrong by hours. Answers
 * carry the second they were sent in, so a small difference says nothing and is left alone.
 */
const toleratedMs = 30_000;
let aheadMs = 0;

export function noteServerTime(dateHeader: string | null): void {
  const sentMs = Date.parse(dateHeader ?? '');
  if (Number.isNaN(sentMs)) return;
  const differenceMs = sentMs - Date.now();
  aheadMs = Math.abs(differenceMs) > toleratedMs ? differenceMs : 0;
}

export function serverNowMs(): number {
  return Date.now() + aheadMs;
}
