import type { Task } from '@oja/contract/dashboard';
import { expect, test } from 'vitest';
import { sample } from '../../../../test/sample';
import { taskViews } from './task-views';

test('an agreed price is paid from the dashboard, and cancelling leads back there', () => {
  const task = sample<Task>({ kind: 'pay_offer', id: 'offer-1', listing_id: 'listing-1' });
  expect(taskViews.pay_offer.path(task)).toBe(
    '/dashboard/marketplace?buy=listing-1&offer=offer-1&from=%2Fdashboard',
  );
});

test('an offer of the other side is answered where it stands', () => {
  const task = sample<Task>({ kind: 'answer_offer', id: 'offer-1', listing_id: null });
  expect(taskViews.answer_offer.path(task)).toBe('/dashboard/offers?offer=offer-1');
});
