import type { Withdrawal, WithdrawalStatus } from '@oja/contract/payouts';
import { expect, test } from 'vitest';
import { latestWithdrawals } from './withdrawal-view';

const withdrawal = (id: string, status: WithdrawalStatus): Withdrawal => ({
  id,
  method: 'bank',
  amount: 1_000,
  fee: 50,
  net_amount: 950,
  destination: 'Test Bank ******6789',
  status,
  note: null,
  reference: `wd_${id}`,
  created_at: '2026-03-04T12:00:00.000Z',
  settled_at: null,
  actions: [],
});

test('shows all that is under way and the last three that ended, in their order', () => {
  const list = (['paid', 'requested', 'failed', 'cancelled', 'paid', 'sending'] as const).map(
    (status, index) => withdrawal(String(index), status),
  );
  expect(latestWithdrawals(list).map(({ id }) => id)).toEqual(['0', '1', '2', '3', '5']);
});
