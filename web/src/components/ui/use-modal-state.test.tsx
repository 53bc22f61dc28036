import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { modalStack } from './modal-stack';
import { useModalState } from './use-modal-state';

const closeTop = () => act(() => modalStack.top()?.close());

test('an open modal is on the stack until it closes or is unmounted', () => {
  const { result, unmount } = renderHook(() => useModalState({ defaultOpen: true }));
  expect(modalStack.top()).toBeDefined();
  closeTop();
  expect(result.current.open).toBe(false);
  expect(modalStack.top()).toBeUndefined();

  act(() => result.current.onOpenChange(true));
  expect(modalStack.top()).toBeDefined();
  unmount();
  expect(modalStack.top()).toBeUndefined();
});

test('nested modals close one at a time, the topmost first', () => {
  const below = renderHook(() => useModalState({ defaultOpen: true }));
  const above = renderHook(() => useModalState({ defaultOpen: true }));
  closeTop();
  expect([below.result.current.open, above.result.current.open]).toEqual([true, false]);
  closeTop();
  expect(below.result.current.open).toBe(false);
});

test('a controlled modal decides itself, and one that refuses stays on the stack', () => {
  const onOpenChange = vi.fn();
  const { result, unmount } = renderHook(() => useModalState({ open: true, onOpenChange }));
  closeTop();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(result.current.open).toBe(true);
  expect(modalStack.top()).toBeDefined();
  unmount();
});
