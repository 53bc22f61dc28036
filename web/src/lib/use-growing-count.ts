import { startTransition, useEffect, useState } from 'react';

/**
 * How many lines of a long list to draw: a few at first and as many more each time the browser has shown the last ones,
 * so that the page answers to its person in between. A list that is there from the start stands whole at once: whoever
 * comes back to it comes back to their place in it.
 */
export function useGrowingCount(total: number, step: number): number {
  const [count, setCount] = useState(Math.max(total, step));
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total, step]);
  return Math.min(count, total);
}
