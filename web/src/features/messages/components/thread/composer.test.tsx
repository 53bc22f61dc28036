import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { portalTimings } from '@/config/portal-timings';
import { fakeApi, signIn, succeed } from '../../../../../test/fake-api';
import { pass } from '../../../../../test/render';
import { Composer } from './composer';

const onSend = vi.fn();

beforeEach(() => {
  signIn();
  onSend.mockReset();
});

function openConversation(conversationId: string, userId = 'user-ada') {
  const { unmount } = render(
    <Composer
      key={conversationId}
      conversationId={conversationId}
      userId={userId}
      to="Obi"
      onSend={onSend}
    />,
  );
  return unmount;
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Message to Obi');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const answerTyping = () =>
  fakeApi({
    'POST /conversations/c1/typing': succeed(null),
    'POST /conversations/c2/typing': succeed(null),
  });

test('keeps the draft of each conversation until it is sent', () => {
  answerTyping();
  const close = openConversation('c1');
  type('Is it still for sale?');
  close();
  openConversation('c2')();
  const closeAgain = openConversation('c1');
  expect(box().value).toBe('Is it still for sale?');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSend).toHaveBeenCalledWith('Is it still for sale?', []);
  expect(box().value).toBe('');
  closeAgain();
  openConversation('c1');
  expect(box().value).toBe('');
});

test('does not show the draft in another conversation or to another person', () => {
  answerTyping();
  const close = openConversation('c1');
  type('A secret');
  close();
  const closeOther = openConversation('c2');
  expect(box().value).toBe('');
  closeOther();
  openConversation('c1', 'user-eve');
  expect(box().value).toBe('');
});

test('Enter sends, but not with Shift, not while a word is composed, and not without words', () => {
  answerTyping();
  openConversation('c1');
  type('   ');
  fireEvent.keyDown(box(), { key: 'Enter' });
  type('Hello');
  fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSend).toHaveBeenCalledOnce();
});

test('signals typing at most once in a while, and at once after a message was sent', async () => {
  vi.useFakeTimers();
  const calls = answerTyping();
  openConversation('c1');
  type('H');
  type('He');
  expect(calls).toHaveLength(1);
  await pass(portalTimings.typingSignalMs);
  type('Hel');
  expect(calls).toHaveLength(2);
  fireEvent.keyDown(box(), { key: 'Enter' });
  type('B');
  expect(calls).toHaveLength(3);
});
