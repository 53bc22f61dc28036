import { useEffect, useState } from 'react';
import { timings } from '@/config/timings';

/** The value as it was when the person last paused, for searches that ask the server. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), timings.searchPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
