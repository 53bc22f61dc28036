export type HoldableTimer = ReturnType<typeof startHoldableTimer>;

/** A timer that stands still while anybody holds it, and goes on with what was left when the last one lets go. */
export function startHoldableTimer(durationMs: number, onEnd: () => void) {
  const holders = new Set<string>();
  let leftMs = durationMs;
  let startedAt = performance.now();
  let timer = setTimeout(onEnd, leftMs);

  function hold(holder: string) {
    if (holders.size === 0) {
      clearTimeout(timer);
      leftMs -= performance.now() - startedAt;
    }
    holders.add(holder);
  }

  function release(holder: string) {
    if (!holders.delete(holder) || holders.size > 0) return;
    startedAt = performance.now();
    timer = setTimeout(onEnd, leftMs);
  }

  return { hold, release, stop: () => hold('stopped') };
}
