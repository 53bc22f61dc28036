import type { Approval } from '@oja/contract/approvals';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, signIn, succeed } from '../../../../test/fake-api';
import { renderInApp } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import { Component as ApprovalsPage } from './approvals-page';

const approval = sample<Approval>({
  id: 'p1',
  kind: 'wallet_adjustment',
  status: 'waiting',
  subject: 'Grace Okon (grace@oja.test)',
  page: null,
  amount: null,
  facts: [],
  reason: 'For the long wait.',
  proposed_by: { id: 'b', name: 'Bisi Alabi' },
  proposed_at: '2026-11-18T09:00:00.000Z',
  lapses_at: '2026-11-20T09:00:00.000Z',
  actions: ['approve', 'decline'],
});

test('focus stays in the list when an answered proposal leaves it', async () => {
  signIn();
  fakeApi({
    'GET /admin/approvals': [succeed([approval], { next_cursor: null }), succeed([], { next_cursor: null })],
    'POST /admin/approvals/p1/approve': succeed(null),
    'GET /admin/work/next': succeed(null),
  });
  renderInApp(<ApprovalsPage />);
  const approve = await screen.findByRole('button', { name: /^Approve/ });
  act(() => approve.focus());
  fireEvent.click(approve);
  const nothing = await screen.findByText('Nothing waits for approval');
  await vi.waitFor(() => expect(document.activeElement?.contains(nothing)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});
