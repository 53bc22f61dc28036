import { useEffect, useState } from 'react';

/** True for a while after `show` was called; each call begins the time anew. */
export function useBriefly(durationMs: number): [isShown: boolean, show: () => void] {
  const [shown, setShown] = useState<object>();
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setShown(undefined), durationMs);
    return () => clearTimeout(timer);
  }, [shown, durationMs]);
  return [shown !== undefined, () => setShown({})];
}
