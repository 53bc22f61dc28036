import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from './use-selection';

function renderSelection() {
  const { result, rerender } = renderHook(({ shown }) => useSelection(shown), {
    initialProps: { shown: ['a', 'b', 'c'] },
  });
  return { selection: result, show: (...shown: string[]) => rerender({ shown }) };
}

test('toggles one, selects all and clears', () => {
  const { selection } = renderSelection();
  act(() => selection.current.toggle('b'));
  expect(selection.current.selected).toEqual(['b']);
  act(() => selection.current.selectAll());
  act(() => selection.current.toggle('b'));
  expect(selection.current.selected).toEqual(['a', 'c']);
  act(() => selection.current.clear());
  expect(selection.current.selected).toEqual([]);
});

test('a row that has left the page is no longer selected, so that no action reaches it', () => {
  const { selection, show } = renderSelection();
  act(() => selection.current.selectAll());
  show('b', 'c', 'd');
  expect(selection.current.selected).toEqual(['b', 'c']);
  expect(selection.current.isSelected('a')).toBe(false);
  act(() => selection.current.toggle('d'));
  show('a', 'b', 'c', 'd');
  expect(selection.current.selected).toEqual(['b', 'c', 'd']);
});
