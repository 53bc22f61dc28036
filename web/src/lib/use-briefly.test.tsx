import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pass } from '../../test/render';
import { useBriefly } from './use-briefly';

test('is shown for the time after the last call', async () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useBriefly(1_000));
  const isShown = () => result.current[0];
  const show = () => act(() => result.current[1]());
  expect(isShown()).toBe(false);
  show();
  await pass(900);
  show();
  await pass(900);
  expect(isShown()).toBe(true);
  await pass(100);
  expect(isShown()).toBe(false);
});
