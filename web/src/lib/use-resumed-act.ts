import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

type ResumedActOptions = { value?: string; isReady?: boolean };

/**
 * Whether an act goes on for which a guest was asked to sign in. Its parameter leaves the address before the act begins,
 * so that neither a reload nor Back begins it again.
 */
export function useResumedAct(
  name: string,
  { value = '1', isReady = true }: ResumedActOptions = {},
): boolean {
  const [search] = useSearchParams();
  const dropParameter = useDropParameter(name);
  const [isTaken, setTaken] = useState(false);
  const isNamed = isReady && search.get(name) === value;
  useEffect(() => {
    if (!isNamed) return;
    setTaken(true);
    dropParameter();
  }, [isNamed, dropParameter]);
  return isTaken && !isNamed;
}

/** Takes a parameter out of the address without a new history entry. */
export function useDropParameter(name: string): () => void {
  const [, setSearch] = useSearchParams();
  return useCallback(
    () =>
      setSearch(
        (before) => {
          before.delete(name);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setSearch],
  );
}
