import type { ParkedPayment } from '@oja/contract/parked-payments';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AdminAuthProvider } from '@/lib/auth/auth-provider';
import { fakeApi, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { ParkedCard } from './parked-card';

const payment = sample<ParkedPayment>({
  id: 'm1',
  kind: 'payment',
  reference: 'fund-1',
  person: { id: 'p1', name: 'Ada Obi', email: 'ada@oja.test' },
  asked: 500,
  received: 450,
  why: 'another amount came than was asked for',
  chargeback: null,
  parked_at: '2026-11-16T09:00:00.000Z',
  proposal: null,
});

test.each([
  ['a', 'Propose to credit the wallet?'],
  ['r', 'Propose to book it as sent back?'],
])('key %s on a parked payment opens: %s', async (key, title) => {
  const presence = '/admin/work/parked_payment/m1/presence';
  fakeApi({
    'GET /admin/user': succeed(signIn({ role: 'finance', twoFactorMissing: false }).user),
    'GET /admin/parked-payments': succeed([payment], { next_cursor: null }),
    [`POST ${presence}`]: succeed({ viewers: [{ id: 'b', name: 'Sadiq Bala' }], owner: null }),
    [`DELETE ${presence}`]: succeed(null),
  });
  renderInApp(
    <AdminAuthProvider>
      <ParkedCard />
    </AdminAuthProvider>,
  );
  await screen.findByText(/another amount came/);
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const question = within(await screen.findByRole('alertdialog', { name: title }));
  expect((await question.findByText(/is looking at this/)).textContent).toContain('Sadiq Bala');
});
