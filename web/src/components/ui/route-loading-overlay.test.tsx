import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadingOverlay } from '@/lib/loading-overlay';
import { renderInApp } from '../../../test/render';
import { RouteLoadingOverlay } from './route-loading-overlay';

async function goElsewhere() {
  const { router } = renderInApp(<RouteLoadingOverlay />, { path: '/one' });
  await act(async () => router.navigate('/two'));
  return screen.queryByText('Loading');
}

test('covers the screen on a change of path', async () => {
  expect(await goElsewhere()).not.toBeNull();
});

test('not for a person who switched it off', async () => {
  loadingOverlay.choose(false);
  expect(await goElsewhere()).toBeNull();
});
