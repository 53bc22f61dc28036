import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useMorePages } from './use-more-pages';

const pageOf = (number: number, next_cursor: string | null) => ({ number, next_cursor });

test('reads the page behind the last one until there is none', async () => {
  const read = vi.fn(async () => pageOf(2, null));
  const { result } = renderHook(() => useMorePages([pageOf(1, 'behind-1')], read));
  expect(result.current.query.hasNextPage).toBe(true);
  await act(() => result.current.query.fetchNextPage());
  expect(read).toHaveBeenCalledWith('behind-1');
  expect(result.current.pages.map(({ number }) => number)).toEqual([1, 2]);
  expect(result.current.query.hasNextPage).toBe(false);
  await act(() => result.current.query.fetchNextPage());
  expect(read).toHaveBeenCalledOnce();
});

test('a failure keeps the pages, and the same page can be read again', async () => {
  const read = vi.fn(async (_cursor: string) => pageOf(2, null));
  read.mockRejectedValueOnce(new Error('The server is busy.'));
  const { result } = renderHook(() => useMorePages([pageOf(1, 'behind-1')], read));
  await act(() => result.current.query.fetchNextPage());
  expect(result.current.query).toMatchObject({ isFetchNextPageError: true, hasNextPage: true });
  expect(result.current.pages).toHaveLength(1);
  await act(() => result.current.query.fetchNextPage());
  expect(read.mock.calls).toEqual([['behind-1'], ['behind-1']]);
  expect(result.current.query.isFetchNextPageError).toBe(false);
  expect(result.current.pages).toHaveLength(2);
});
