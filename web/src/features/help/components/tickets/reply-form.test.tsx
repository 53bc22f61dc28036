import type { TicketThread } from '@oja/contract/support';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callsOf, fakeApi, lose, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp, shownToast } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { ReplyForm } from './reply-form';

const route = 'POST /tickets/ticket-1/replies';
const ticket = sample<TicketThread>({ id: 'ticket-1', status: 'open' });

beforeEach(() => void signIn());

async function send(text: string) {
  fireEvent.change(screen.getByLabelText(/^Your reply/), { target: { value: text } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send Reply' })));
}

test('the same words later on are another reply', async () => {
  const calls = fakeApi({ [route]: succeed({ id: 'ticket-1' }) });
  renderInApp(<ReplyForm ticket={ticket} />);
  for (const count of [1, 2]) {
    await send('Any news?');
    await waitFor(() => expect(callsOf(calls, route)).toHaveLength(count));
    await waitFor(() => expect(shownToast()?.title).toBe('Reply Sent'));
  }
  const [first, second] = callsOf(calls, route);
  expect(second?.body).toEqual(first?.body);
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test('a reply whose answer was lost is sent again as the same one', async () => {
  const calls = fakeApi({ [route]: [lose, succeed({ id: 'ticket-1' })] });
  renderInApp(<ReplyForm ticket={ticket} />);
  await send('Any news?');
  await waitFor(() => expect(shownToast()?.title).toBe('Could not send the reply'));
  await send('Any news?');
  await waitFor(() => expect(shownToast()?.title).toBe('Reply Sent'));
  const [first, second] = callsOf(calls, route);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});
