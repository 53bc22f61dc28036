import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSideOfMarked } from './use-side-of-marked';

type Props = Parameters<typeof useSideOfMarked>[0];
const offer = (id: string, side: 'buyer' | 'seller') => ({ id, side });

function renderSide(first: Omit<Props, 'open'>) {
  const open = vi.fn();
  const { rerender } = renderHook((props: Omit<Props, 'open'>) => useSideOfMarked({ ...props, open }), {
    initialProps: first,
  });
  return { open, rerender };
}

test.each([
  ['seller', 'made', 'received'],
  ['buyer', 'received', 'made'],
] as const)('opens the side of the offer: %s', (side, shown, opened) => {
  const { open } = renderSide({ shown, marked: offer('offer-1', side) });
  expect(open.mock.calls).toEqual([[opened]]);
});

test('opens nothing where that side is shown, or before the offer is known', () => {
  const { open, rerender } = renderSide({ shown: 'received', marked: undefined });
  rerender({ shown: 'received', marked: offer('offer-1', 'seller') });
  expect(open).not.toHaveBeenCalled();
});

test('leaves the choice of the person alone afterwards, until another offer is marked', () => {
  const { open, rerender } = renderSide({ shown: 'made', marked: offer('offer-1', 'seller') });
  rerender({ shown: 'received', marked: offer('offer-1', 'seller') });
  rerender({ shown: 'made', marked: offer('offer-1', 'seller') });
  expect(open).toHaveBeenCalledOnce();
  rerender({ shown: 'made', marked: offer('offer-2', 'seller') });
  expect(open).toHaveBeenCalledTimes(2);
});
