import type { Approval } from '@oja/contract/approvals';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { callsOf, fakeApi, holdAnswer, signIn, succeed } from '../../../test/fake-api';
import { renderInApp, shownToast } from '../../../test/render';
import { sample } from '../../../test/sample';
import { AnswerApproval } from './answer-approval';

const approval = sample<Approval>({
  id: 'p1',
  kind: 'wallet_adjustment',
  subject: 'Grace Okon (grace@oja.test)',
  amount: 7500,
  actions: ['approve', 'decline'],
  lapses_at: '2099-01-01T00:00:00.000Z',
});
const next = { kind: 'dispute', title: '@ada: Not as described', page: '/admin/transactions?case=1' };

beforeEach(() => {
  signIn();
});

test('the answer leads to the next item of the queue', async () => {
  const calls = fakeApi({
    'POST /admin/approvals/p1/approve': succeed(null),
    'GET /admin/work/next': succeed(next),
  });
  renderInApp(<AnswerApproval approval={approval} />);
  fireEvent.click(screen.getByRole('button', { name: /^Approve/ }));
  const question = within(screen.getByRole('alertdialog'));
  expect(
    question.getByText(/^Wallet adjustment: Grace Okon .* ₦7,500\.00\. It is carried out at once\.$/),
  ).toBeDefined();
  expect(callsOf(calls, 'POST /admin/approvals/p1/approve')).toHaveLength(0);
  fireEvent.click(question.getByRole('button', { name: 'Approve' }));
  await expect
    .poll(() => shownToast())
    .toMatchObject({ title: 'Approved', action: { label: 'Next: Dispute' } });
});

test('says nothing of the kind after the own answer', async () => {
  const { answer, release } = holdAnswer();
  fakeApi({ 'POST /admin/approvals/p1/decline': answer, 'GET /admin/work/next': succeed(null) });
  const { unmount } = renderInApp(<AnswerApproval approval={approval} />);
  fireEvent.click(screen.getByRole('button', { name: /^Decline/ }));
  const question = within(screen.getByRole('alertdialog'));
  fireEvent.change(question.getByLabelText(/Reason/), { target: { value: 'Too much.' } });
  fireEvent.click(question.getByRole('button', { name: 'Decline' }));
  await question.findByText('Saving...');
  unmount();
  expect(shownToast()?.title).not.toBe('Already Answered');
  release(succeed(null));
  await expect.poll(() => shownToast()).toMatchObject({ title: 'Proposal Declined' });
});

test.each([
  ['declined', 'Already Answered', 'Another member of staff declined it'],
  ['withdrawn', 'Proposal Withdrawn', 'The member of staff who proposed it withdrew it'],
  ['lapsed', 'Proposal Lapsed', 'Nobody answered it in time'],
  ['overtaken', 'Proposal Overtaken', 'What it was about has ended otherwise'],
] as const)('says that it was %s while the reason is being written', async (status, title, sentence) => {
  fakeApi({ 'GET /admin/approvals': succeed([sample<Approval>({ id: 'p1', status })]) });
  const { unmount } = renderInApp(<AnswerApproval approval={approval} />);
  fireEvent.click(screen.getByRole('button', { name: /^Decline/ }));
  unmount();
  await expect
    .poll(() => shownToast())
    .toMatchObject({ title, description: `${sentence}: Grace Okon (grace@oja.test).` });
});
