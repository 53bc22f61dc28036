import { useEffect, useState } from 'react';

const tickMs = 1_000;

/** Whole seconds until something may be done again. */
export function useCoolDown(
  durationMs: number,
  { running }: { running: boolean },
): { secondsLeft: number; start: () => void } {
  const endFromNow = () => Date.now() + durationMs;
  const [endsAt, setEndsAt] = useState(() => (running ? endFromNow() : 0));
  const [now, setNow] = useState(Date.now);
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / tickMs));

  useEffect(() => {
    if (endsAt <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [endsAt]);

  function start(): void {
    setNow(Date.now());
    setEndsAt(endFromNow());
  }

  return { secondsLeft, start };
}
