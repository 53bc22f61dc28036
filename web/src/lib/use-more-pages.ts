import { useState } from 'react';

/** A list of a public page, read page by page: such a page does without the query client. */
export function useMorePages<Page extends { next_cursor: string | null }>(
  start: readonly Page[],
  read: (cursor: string) => Promise<Page>,
) {
  const [pages, setPages] = useState(start);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const cursor = pages.at(-1)?.next_cursor ?? null;
  const fetchNextPage = async () => {
    if (cursor === null) return;
    setState('busy');
    try {
      const next = await read(cursor);
      setPages((last) => [...last, next]);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const query = {
    hasNextPage: cursor !== null,
    isFetchingNextPage: state === 'busy',
    isFetchNextPageError: state === 'failed',
    fetchNextPage,
  };
  return { pages, setPages, query };
}
