import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { handoverEvents } from './handover-events.ts';

const until = new Date('2026-11-22T09:00:00.000Z');
const about = { purchaseId: 'p', handle: '@lagosfoodie', until };
const inspection = handoverEvents.handover_inspection.write;

test('both sides read when the money moves: at the end of the inspection', () => {
  expect(inspection({ ...about, side: 'buyer', paidAt: until }).text).toMatch(/; the seller is paid then\.$/);
  expect(inspection({ ...about, side: 'seller', paidAt: until }).text).toContain(
    'You are paid then, or earlier',
  );
});

test('or later, where escrow lasts longer than the time to file a dispute', () => {
  const paidAt = new Date(until.getTime() + 7 * dayMs);
  expect(inspection({ ...about, side: 'buyer', paidAt }).text).toMatch(
    /; the seller is paid on Nov 29, 2026/,
  );
  expect(inspection({ ...about, side: 'seller', paidAt }).text).toMatch(
    /until Nov 22, 2026.*You are paid on Nov 29, 2026.*, or earlier/,
  );
});

test('a buyer reads that a step of the clock can still be done, and the seller does not', () => {
  const done = handoverEvents.handover_step_done.write;
  const step = { purchaseId: 'p', handle: '@lagosfoodie', step: 'Accept the invitation', byClock: true };
  expect(done({ ...step, side: 'buyer' }).text).toMatch(/time was over\. If you do it only now, please tick/);
  expect(done({ ...step, side: 'seller' }).text).toMatch(/because its time was over\.$/);
});
