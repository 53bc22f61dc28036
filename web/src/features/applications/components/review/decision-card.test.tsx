import type { ApplicationInReview } from '@oja/contract/applications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AdminAuthProvider } from '@/lib/auth/auth-provider';
import { fakeApi, lose, signIn, succeed } from '../../../../../test/fake-api';
import { renderInApp, shownToast } from '../../../../../test/render';
import { sample } from '../../../../../test/sample';
import { DecisionCard } from './decision-card';

const application = sample<ApplicationInReview>({
  id: 'first',
  name: 'Ada',
  status: 'pending',
  submitted_at: '2026-11-14T10:00:00.000Z',
  review_started_at: null,
  decided_at: null,
  decided_by: null,
  reason: null,
  actions: ['reject'],
});

test('a rejection that did not arrive keeps its reason', async () => {
  const { user } = signIn({ name: 'Sade', role: 'admin', twoFactorMissing: false });
  fakeApi({ 'GET /admin/user': succeed(user), 'POST /admin/applications/first/reject': lose });
  renderInApp(
    <AdminAuthProvider>
      <DecisionCard application={application} />
    </AdminAuthProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const box = await screen.findByLabelText<HTMLTextAreaElement>(/^Reason/);
  fireEvent.input(box, { target: { value: 'The picture of your ID is too dark.' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reject' })));
  await waitFor(() => expect(shownToast()?.variant).toBe('destructive'));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Reason/).value).toBe(
    'The picture of your ID is too dark.',
  );
});
