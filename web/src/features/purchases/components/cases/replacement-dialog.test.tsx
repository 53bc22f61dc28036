import type { DisputeCase } from '@oja/contract/disputes';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callsOf, fakeApi, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp, shownToast } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { ReplacementDialog } from './replacement-dialog';

const id = '6f0c7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11';

test('the new password is sent once and is in no cache afterwards, although the case stays open', async () => {
  signIn();
  const route = `POST /disputes/${id}/replacement`;
  const calls = fakeApi({ [route]: succeed({}) });
  const disputeCase = sample<DisputeCase>({ id, replacement: { offered_at: null, used: false } });
  const { queryClient } = renderInApp(<ReplacementDialog disputeCase={disputeCase} />);
  fireEvent.click(screen.getByRole('button', { name: 'Offer new credentials' }));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
  type(/^Username or email/, 'shop@oja.test');
  type(/^Password/, 'a-new-password');
  fireEvent.click(screen.getByRole('button', { name: 'Send Credentials' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Credentials Sent'));
  expect(callsOf(calls, route)).toHaveLength(1);
  await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
});
