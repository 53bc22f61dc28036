import { startTransition, useEffect, useState } from 'react';

/**
 * How many items of a long list to render: one step at first and another after each paint, so that the page stays
 * responsive in between. A list that is complete on mount is rendered whole, so that Back restores the scroll position.
 */
export function useIncrementalList(total: number, step: number): number {
  const [count, setCount] = useState(Math.max(total, step));
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total, step]);
  return Math.min(count, total);
}
