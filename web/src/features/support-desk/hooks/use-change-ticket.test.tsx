import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, holdAnswer, refuse, signIn, succeed } from '../../../../test/fake-api';
import { renderHookInApp, shownToast } from '../../../../test/render';
import { useChangeTicket } from './use-change-ticket';

test.each([
  { name: 'a change', answer: succeed(null), toast: 'Its priority is high.' },
  { name: 'a refusal', answer: refuse(409, 'ticket_closed', 'It is closed.'), toast: 'It is closed.' },
])('tells of $name also when a live update has replaced the field meanwhile', async ({ answer, toast }) => {
  signIn();
  const held = holdAnswer();
  const calls = fakeApi({ 'PATCH /admin/tickets/t1': held.answer });
  const { result, unmount } = renderHookInApp(() => useChangeTicket({ id: 't1' }));
  act(() => result.current.change({ priority: 'high' }, 'Its priority is high.'));
  await waitFor(() => expect(calls).toHaveLength(1));
  unmount();
  held.release(answer);
  await waitFor(() => expect(shownToast()?.description).toBe(toast));
});
