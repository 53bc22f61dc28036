/** The time in which a purchase can be disputed; either end may be missing in what a server answers. */
export interface CountdownWindow {
  start: string | null | undefined;
  end: string | null | undefined;
}

export type Countdown = { expired: true } | { expired: false; text: string };

const secondMs = 1_000;
const units = [
  { suffix: 'd', seconds: 86_400 },
  { suffix: 'h', seconds: 3_600 },
  { suffix: 'm', seconds: 60 },
  { suffix: 's', seconds: 1 },
] as const;

/** Missing or unreadable dates count as expired, and so does an end that is not after the start. */
export function readCountdown({ start, end }: CountdownWindow, nowMs: number): Countdown {
  const startMs = Date.parse(start ?? '');
  const endMs = Date.parse(end ?? '');
  if (Number.isNaN(startMs) || Number.isNaN(endMs) || endMs <= startMs || nowMs >= endMs) {
    return { expired: true };
  }
  return { expired: false, text: formatRemaining(endMs - nowMs) };
}

/** 06d 23h 59m 58s, without the leading units that are zero. The last second counts until it is over. */
export function formatRemaining(remainingMs: number): string {
  let seconds = Math.max(0, Math.ceil(remainingMs / secondMs));
  const parts = units.map(({ suffix, seconds: size }) => {
    const amount = Math.floor(seconds / size);
    seconds -= amount * size;
    return { amount, text: `${String(amount).padStart(2, '0')}${suffix}` };
  });
  const first = parts.findIndex(({ amount }) => amount > 0);
  return parts
    .slice(first === -1 ? -1 : first)
    .map(({ text }) => text)
    .join(' ');
}
