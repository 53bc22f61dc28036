import { expect, test } from 'vitest';
import { z } from 'zod';
import { renderHookInApp } from '../../../../test/render';
import { useLinkToken } from './use-link-token';

const schema = z.string().length(8);
const read = (path: string) => renderHookInApp(() => useLinkToken(schema), { path }).result.current;
const address = () => window.location.pathname + window.location.search + window.location.hash;

test('reads the secret and takes it out of the address and the history', () => {
  const entries = window.history.length;
  expect(read('/reset-password?token=a1b2c3d4#form')).toBe('a1b2c3d4');
  expect(address()).toBe('/reset-password#form');
  expect(window.history.length).toBe(entries);
});

test('keeps the page that asked for the sign-in', () => {
  expect(read('/confirm-email?token=a1b2c3d4&next=%2Fdashboard%2Fwallet')).toBe('a1b2c3d4');
  expect(address()).toBe('/confirm-email?next=%2Fdashboard%2Fwallet');
});

test.each(['/reset-password', '/reset-password?token=', '/reset-password?token=a1b2'])(
  'an incomplete link has none: %s',
  (path) => {
    expect(read(path)).toBeUndefined();
    expect(address()).toBe('/reset-password');
  },
);
