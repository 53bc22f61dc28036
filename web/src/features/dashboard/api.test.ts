import { expect, test } from 'vitest';
import { dashboardQuery } from './api';

test('U797: the recent activity is asked for again twice', () => {
  expect(dashboardQuery.retry).toBe(2);
});
