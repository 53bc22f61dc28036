import type { Withdrawal } from '@oja/contract/payouts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WithdrawalRow } from './withdrawal-row';

const withdrawal: Withdrawal = {
  id: '6f0c7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11',
  method: 'bank',
  amount: 4_000,
  fee: 50,
  net_amount: 3_950,
  destination: 'Test Bank ******0001',
  status: 'requested',
  note: null,
  reference: 'wd_1',
  created_at: '2026-11-15T09:00:00.000Z',
  settled_at: null,
  release_due_at: null,
  actions: ['cancel'],
};
const render = (note: string | null) =>
  renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(WithdrawalRow, { withdrawal: { ...withdrawal, note } }),
    ),
  );

test('the note of a withdrawal that waits stands beside it on the wallet page', () => {
  const note = 'Payouts are paused at the moment.';
  expect(render(note)).toContain(note);
  expect(render(null)).not.toContain('Payouts');
});
