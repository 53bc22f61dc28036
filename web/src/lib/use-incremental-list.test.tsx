import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useIncrementalList } from './use-incremental-list';

function renderList(initialTotal: number) {
  const counts: number[] = [];
  const { rerender } = renderHook(
    ({ total }) => {
      counts.push(useIncrementalList(total, 10));
    },
    { initialProps: { total: initialTotal } },
  );
  return { counts, grow: (total: number) => rerender({ total }) };
}

test('renders a list that is complete on mount as a whole', () => {
  expect(renderList(35).counts).toEqual([35]);
});

test('renders a list that arrives later step by step, up to its end', () => {
  const { counts, grow } = renderList(0);
  grow(35);
  expect(counts).toEqual([0, 10, 20, 30, 35]);
});

test('never counts more items than the list has', () => {
  const { counts, grow } = renderList(35);
  grow(4);
  expect(counts.at(-1)).toBe(4);
});
