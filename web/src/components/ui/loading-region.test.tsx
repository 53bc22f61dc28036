import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoadingRegion } from './loading-region';

test('says why nothing comes while the device has no network', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<LoadingRegion label="Loading listings">shapes</LoadingRegion>);
  expect(screen.getByRole('status').textContent).toContain('Not on this device yet.');
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe('Loading listingsshapes');
});
