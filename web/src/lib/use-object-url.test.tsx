import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useObjectUrl } from './use-object-url';

const revoke = vi.fn<(url: string) => void>();

beforeEach(() => {
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoke.mockReset());
});

test('other bytes get another address, and the address of those before is revoked', () => {
  const { result, rerender } = renderHook(useObjectUrl, { initialProps: new Blob(['first']) });
  expect(result.current).toBe('blob:1');
  rerender(new Blob(['second']));
  expect(result.current).toBe('blob:2');
  expect(revoke.mock.calls).toEqual([['blob:1']]);
});

test('without bytes there is no address, and none is left behind', () => {
  const { result, rerender, unmount } = renderHook(useObjectUrl, {
    initialProps: new Blob(['first']) as Blob | undefined,
  });
  rerender(undefined);
  expect(result.current).toBeUndefined();
  unmount();
  expect(revoke.mock.calls).toEqual([['blob:1']]);
});
