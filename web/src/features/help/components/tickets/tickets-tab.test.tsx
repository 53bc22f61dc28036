import type { Ticket } from '@oja/contract/support';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refuse, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { TicketsTab } from './tickets-tab';

const ticket = sample<Ticket>({
  id: 'ticket-1',
  reference: 'TKT-001',
  subject: 'My payment is missing',
  status: 'open',
  priority: 'medium',
  category: 'wallet',
  lastUpdate: '2026-11-14T10:00:00.000Z',
  answer_due_at: null,
});

const busy = refuse(503, 'service_unavailable', 'The server is busy.');

test('the tickets stay when the older ones cannot be loaded', async () => {
  signIn();
  fakeApi({ 'GET /tickets': [succeed([ticket], { next_cursor: 'older' }), busy] });
  renderInApp(<TicketsTab onContact={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('More tickets could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My payment is missing' })).toBeTruthy();
});

test('without any answer there is a second try', async () => {
  signIn();
  fakeApi({
    'GET /tickets': [refuse(403, 'forbidden', 'Not now.'), succeed([ticket], { next_cursor: null })],
  });
  renderInApp(<TicketsTab onContact={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'My payment is missing' })).toBeTruthy();
});
