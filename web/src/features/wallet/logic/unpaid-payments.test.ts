import type { Activity, UnpaidPayment } from '@oja/contract/wallet';
import { expect, test } from 'vitest';
import { sample } from '../../../../test/sample';
import { mergeUnpaid } from './unpaid-payments';

const activities = ['2026-11-16T10:00:00.000Z', '2026-11-14T10:00:00.000Z'].map((date) =>
  sample<Activity>({ date }),
);
const payments = ['2026-11-17T10:00:00.000Z', '2026-11-15T10:00:00.000Z', '2026-11-13T10:00:00.000Z'].map(
  (date) => sample<UnpaidPayment>({ date }),
);
const days = (hasNextPage: boolean) =>
  mergeUnpaid(activities, payments, { hasNextPage }).map((entry) =>
    entry.kind === 'activity' ? `moved ${entry.activity.date.slice(8, 10)}` : entry.payment.date.slice(8, 10),
  );

test('payments that were not made stand among the movements by their time', () => {
  expect(days(false)).toEqual(['17', 'moved 16', '15', 'moved 14', '13']);
});

test('those before the last loaded movement wait for the next page', () => {
  expect(days(true)).toEqual(['17', 'moved 16', '15', 'moved 14']);
});
