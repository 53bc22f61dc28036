import type { OnItsWay } from '@oja/contract/wallet-stats';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callsOf, fakeApi, signIn, succeed } from '../../../../test/fake-api';
import { renderInApp } from '../../../../test/render';
import { MoneyOnItsWay } from './money-on-its-way';

const route = 'GET /wallet/stats';
const uncovered = { covered: 0, claimed: 0, payouts_wait: false, covered_until: null };

function renderMoney(onItsWay: OnItsWay | null) {
  signIn();
  const calls = fakeApi({ [route]: succeed([], { on_its_way: onItsWay }) });
  renderInApp(<MoneyOnItsWay />);
  return calls;
}

test('tells a seller what open sales pay and by when', async () => {
  renderMoney({
    amount: 135_000,
    disputed: 0,
    released_by: '2026-11-23T12:00:00.000Z',
    ...uncovered,
  });
  await screen.findByText('On its way to you: ₦135,000.00, released by Nov 23, 2026');
  expect(screen.queryByText(/dispute/)).toBeNull();
});

test.each([
  [9_000, '₦9,000.00 of it waits for a dispute.'],
  [135_000, 'It waits for a dispute.'],
])('names the part that a dispute holds: %d', async (disputed, note) => {
  renderMoney({ amount: 135_000, disputed, released_by: null, ...uncovered });
  await screen.findByText(note);
});

test('gives the day of the release for what waits for no dispute', async () => {
  renderMoney({ amount: 135_000, disputed: 9_000, released_by: '2026-11-23T12:00:00.000Z', ...uncovered });
  await screen.findByText('On its way to you: ₦135,000.00');
  await screen.findByText('₦9,000.00 of it waits for a dispute, the rest is released by Nov 23, 2026.');
});

test('is absent without open sales', async () => {
  const calls = renderMoney(null);
  await waitFor(() => expect(callsOf(calls, route)).toHaveLength(1));
  expect(screen.queryByText(/On its way/)).toBeNull();
});

test.each([
  [0, false, '2026-12-01T12:00:00.000Z', '₦360.00 is held for cover, until Dec 1, 2026 at the latest.'],
  [360, false, null, '₦360.00 is held for cover. It waits for a claim.'],
  [360, true, null, '₦360.00 is held for cover. It waits for a claim, and so do your payouts.'],
  [
    100,
    true,
    '2026-12-01T12:00:00.000Z',
    '₦360.00 is held for cover, until Dec 1, 2026 at the latest. ₦100.00 of it waits for a claim, and so do your payouts.',
  ],
])(
  'names what cover holds, also without an open sale: %d of it for a claim',
  async (claimed, payouts_wait, until, note) => {
    const held = { covered: 360, claimed, payouts_wait, covered_until: until };
    renderMoney({ amount: 0, disputed: 0, released_by: null, ...held });
    await screen.findByText(note);
  },
);
