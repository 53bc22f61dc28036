import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOpenWaitingSide } from './use-open-waiting-side';

const plain = { side: 'made', state: undefined, offer: undefined } as const;

test.each([
  [plain, { made: 0, received: 2 }, ['received']],
  [plain, { made: 1, received: 2 }, []],
  [plain, { made: 0, received: 0 }, []],
  [{ ...plain, offer: 'a' }, { made: 0, received: 2 }, []],
])('of %j with %j waiting opens %j', (view, waiting, opened) => {
  const open = vi.fn();
  renderHook(() => useOpenWaitingSide({ view, waiting, open }));
  expect(open.mock.calls.flat()).toEqual(opened);
});

test('decides once, when the counts are known', () => {
  const open = vi.fn();
  const props = (waiting: { made: number; received: number } | undefined) => ({ view: plain, waiting, open });
  const { rerender } = renderHook(useOpenWaitingSide, { initialProps: props(undefined) });
  rerender(props({ made: 0, received: 1 }));
  rerender(props({ made: 0, received: 2 }));
  expect(open).toHaveBeenCalledTimes(1);
});
