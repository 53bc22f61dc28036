import type { DeskThread } from '@oja/contract/admin-support';
import type { CannedReply } from '@oja/contract/canned-replies';
import { act } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AdminAuthProvider } from '@/lib/auth/auth-provider';
import { callsOf, fakeApi, lose, signIn, succeed } from '../../../../test/fake-api';
import { renderHookInApp, shownToast } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import { useAnswer } from './use-answer';

const route = 'POST /admin/tickets/ticket-1/replies';
const ticket = sample<DeskThread>({
  id: 'ticket-1',
  reference: 'T-1',
  subject: 'My payment is missing',
  person: sample<DeskThread['person']>({ name: 'Obi' }),
});
let session: Record<string, ReturnType<typeof succeed>>;

beforeEach(() => {
  const { user } = signIn({ name: 'Sade', role: 'support', twoFactorMissing: false });
  session = { 'GET /admin/user': succeed(user), 'GET /admin/work/next': succeed(null) };
});

function renderAnswer() {
  const { result } = renderHookInApp(() => useAnswer(ticket), { within: AdminAuthProvider });
  return {
    text: () => result.current.text,
    write: (text: string) => act(async () => result.current.setText(text)),
    insert: (text: string, actions: CannedReply['actions'] = {}) =>
      act(async () => result.current.insert({ text, actions })),
    actions: () => result.current.actions,
    send: (then?: 'resolve' | 'wait') => act(async () => result.current.send(then)),
  };
}

test('sends the trimmed answer and empties the box', async () => {
  const calls = fakeApi({ ...session, [route]: succeed({}) });
  const { text, write, send } = renderAnswer();
  await write(' It is on its way. ');
  await send('resolve');
  expect(callsOf(calls, route).map(({ body }) => body)).toEqual([
    { text: 'It is on its way.', images: [], resolve: true },
  ]);
  expect(text()).toBe('');
  expect(shownToast()?.title).toBe('Answered and Resolved');
});

test('a lost answer keeps the words and repeats its key; the same words later are a new answer', async () => {
  const calls = fakeApi({ ...session, [route]: [lose, succeed({})] });
  const { text, write, send } = renderAnswer();
  await write('It is on its way.');
  await send();
  expect(shownToast()?.variant).toBe('destructive');
  expect(text()).toBe('It is on its way.');
  await send();
  await write('It is on its way.');
  await send();
  const [first, second, third] = callsOf(calls, route).map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a canned reply is filled in and put behind what was typed', async () => {
  fakeApi(session);
  const { text, write, insert } = renderAnswer();
  await insert('Hello {name}, this is {staff}.');
  expect(text()).toBe('Hello Obi, this is Sade.');
  await write('First line.  ');
  await insert('About {ticket}.');
  expect(text()).toBe('First line.\n\nAbout T-1.');
});

test('the actions of canned replies go with the answer, and not with the next one', async () => {
  const calls = fakeApi({ ...session, [route]: succeed({}) });
  const { insert, write, send, actions } = renderAnswer();
  await insert('Please send the receipt.', { wait: true, add_tags: ['refund'] });
  await insert('We hurry.', { priority: 'urgent', add_tags: ['bank'] });
  await send();
  expect(actions()).toEqual({});
  await write('Thank you.');
  await send();
  expect(callsOf(calls, route).map(({ body }) => body)).toEqual([
    {
      text: 'Please send the receipt.\n\nWe hurry.',
      images: [],
      wait: true,
      priority: 'urgent',
      add_tags: ['refund', 'bank'],
    },
    { text: 'Thank you.', images: [] },
  ]);
});
