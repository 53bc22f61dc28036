/**
 * The time as the server has it. Windows end by its clock, and that of somebody's phone may be wrong by hours. Answers
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
