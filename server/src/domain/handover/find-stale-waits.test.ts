import { expect, test } from 'vitest';
import { findStaleWaits } from './find-stale-waits.ts';
import { shippedPlans } from './shipped-plans/index.ts';

const keysOn = (day: string) =>
  findStaleWaits(shippedPlans, new Date(`${day}T12:00:00Z`)).map(
    ({ platform, step }) => `${platform} ${step}`,
  );

test('a wait is stale when its source was not read for more than 90 days', () => {
  expect(keysOn('2027-02-15')).toEqual([]);
  expect(keysOn('2027-02-16')).toContain('youtube accept_invitation');
  expect(keysOn('2027-02-16')).toContain('facebook accept_access');
});
