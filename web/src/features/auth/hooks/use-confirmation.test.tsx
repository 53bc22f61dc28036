import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { authStore } from '@/lib/auth/auth-store';
import { callsOf, fakeApi, lose, refuse, signIn, succeed } from '../../../../test/fake-api';
import { useConfirmation } from './use-confirmation';

const route = 'POST /auth/confirm-email';

/** A link is sent once per load of the page, so every test has its own token. */
const renderConfirmation = (token: string | undefined) =>
  renderHook(() => useConfirmation(token), { wrapper: StrictMode }).result;

test('confirms the address once, however often the page mounts, and fetches the person again', async () => {
  const { user } = signIn();
  const calls = fakeApi({ [route]: succeed(null), 'GET /user': succeed({ ...user, name: 'Ada Eze' }) });
  const confirmation = renderConfirmation('token-1');
  expect(confirmation.current.outcome.state).toBe('processing');
  await waitFor(() => expect(confirmation.current.outcome.state).toBe('confirmed'));
  expect(callsOf(calls, route).map(({ body }) => body)).toEqual([{ token: 'token-1' }]);
  await waitFor(() => expect(authStore.record()?.user.name).toBe('Ada Eze'));
});

test('a failed attempt can be repeated', async () => {
  fakeApi({ [route]: [lose, succeed(null)] });
  const confirmation = renderConfirmation('token-2');
  await waitFor(() => expect(confirmation.current.outcome.state).toBe('failed'));
  act(() => confirmation.current.retry());
  expect(confirmation.current.outcome.state).toBe('processing');
  await waitFor(() => expect(confirmation.current.outcome.state).toBe('confirmed'));
});

test('a link that was used or has expired is dead', async () => {
  fakeApi({ [route]: refuse(410, 'confirmation_link_invalid', 'This link has expired.') });
  const confirmation = renderConfirmation('token-3');
  await waitFor(() => expect(confirmation.current.outcome.state).toBe('link_dead'));
});

test('an incomplete link is dead without a call', () => {
  const calls = fakeApi({});
  expect(renderConfirmation(undefined).current.outcome.state).toBe('link_dead');
  expect(calls).toEqual([]);
});
