import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { timings } from '@/config/timings';
import { pass } from '../../test/render';
import { useSearchText } from './use-search-text';

beforeEach(() => {
  vi.useFakeTimers();
});

function renderBox(initial = '') {
  const apply = vi.fn();
  const { result, rerender } = renderHook(({ applied }) => useSearchText(applied, apply), {
    initialProps: { applied: initial },
  });
  return {
    apply,
    text: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    leave: () => act(() => result.current[2]()),
    arrive: (applied: string) => rerender({ applied }),
  };
}

test('applies the trimmed text once, after a pause', async () => {
  const { apply, type } = renderBox();
  type('ad');
  await pass(timings.searchPauseMs - 1);
  type(' ada ');
  await pass(timings.searchPauseMs - 1);
  expect(apply).not.toHaveBeenCalled();
  await pass(1);
  expect(apply.mock.calls).toEqual([['ada']]);
});

test('an applied text that arrives late does not overwrite what was typed since', async () => {
  const { apply, type, text, arrive } = renderBox();
  type('ad');
  await pass(timings.searchPauseMs);
  type('ada');
  arrive('ad');
  expect(text()).toBe('ada');
  await pass(timings.searchPauseMs);
  expect(apply.mock.calls).toEqual([['ad'], ['ada']]);
  arrive('ada');
  expect(text()).toBe('ada');
});

test('Back updates the box, also to a text that was applied earlier', async () => {
  const { type, text, arrive } = renderBox();
  for (const typed of ['ad', 'ada']) {
    type(typed);
    await pass(timings.searchPauseMs);
    arrive(typed);
  }
  arrive('ad');
  expect(text()).toBe('ad');
  arrive('');
  expect(text()).toBe('');
});

test('leaving the box applies the text at once and not again after the pause', async () => {
  const { apply, type, leave } = renderBox('ada');
  leave();
  expect(apply).not.toHaveBeenCalled();
  type('obi');
  leave();
  await pass(timings.searchPauseMs);
  expect(apply.mock.calls).toEqual([['obi']]);
});
