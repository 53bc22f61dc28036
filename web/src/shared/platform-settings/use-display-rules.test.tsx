import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { formatDate } from '@/lib/dates';
import { fakeApi, holdAnswer, refuse, signIn, succeed } from '../../../test/fake-api';
import { renderHookInApp } from '../../../test/render';
import { useDisplayRules } from './use-display-rules';

const route = 'GET /admin/display';
const day = '2026-11-15T22:30:00.000Z';

beforeEach(() => {
  signIn();
});

test('pages wait for the answer, and dates follow its rules until the portal is left', async () => {
  const before = formatDate(day);
  const held = holdAnswer();
  fakeApi({ [route]: held.answer });
  const { result, unmount } = renderHookInApp(useDisplayRules);
  expect(result.current.key).toBeUndefined();
  held.release(succeed({ timezone: 'Asia/Tokyo', dateFormat: 'YYYY-MM-DD', maintenanceMode: false }));
  await waitFor(() => expect(result.current.key).toBe('Asia/Tokyo YYYY-MM-DD'));
  expect(formatDate(day)).toBe('2026-11-16');
  unmount();
  expect(formatDate(day)).toBe(before);
});

test('without an answer dates are written as everywhere else', async () => {
  const before = formatDate(day);
  fakeApi({ [route]: refuse(403, 'access_denied', 'No.') });
  const { result } = renderHookInApp(useDisplayRules);
  await waitFor(() => expect(result.current.key).toBe('usual'));
  expect(formatDate(day)).toBe(before);
});
