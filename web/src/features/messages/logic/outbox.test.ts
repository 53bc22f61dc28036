import { describe, expect, test } from 'vitest';
import { createOutbox, type Delivery } from './outbox';
import type { QueuedMessage } from './queued-message';

function openOutbox(stored = new Map<string, string>()) {
  const answers: Delivery[] = [];
  const sent: string[] = [];
  const arrived: string[] = [];
  const later: (() => void)[] = [];
  const outbox = createOutbox({
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
    deliver: async ({ text }) => {
      sent.push(text);
      return answers.shift() ?? 'arrived';
    },
    tryLater: (_failures, again) => void later.push(again),
    onArrived: async ({ text }) => void arrived.push(text),
    userId: 'u',
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { outbox, answers, sent, arrived, later, stored, settle };
}

const message = (text: string): Omit<QueuedMessage, 'state' | 'refusal'> => ({
  clientId: `id-${text}`,
  conversationId: 'c',
  userId: 'u',
  text,
  pictures: [],
  createdAt: '2026-11-15T09:00:00.000Z',
});

describe('the outbox', () => {
  test('sends what is put into it, in order, and is empty afterwards', async () => {
    const box = openOutbox();
    box.outbox.add(message('one'));
    box.outbox.add(message('two'));
    await box.settle();
    expect([box.sent, box.arrived, box.outbox.read()]).toEqual([['one', 'two'], ['one', 'two'], []]);
  });

  test('tries again later without a connection, and nothing overtakes', async () => {
    const box = openOutbox();
    box.answers.push('later');
    box.outbox.add(message('one'));
    box.outbox.add(message('two'));
    await box.settle();
    expect(box.outbox.read().map(({ text, state }) => [text, state])).toEqual([
      ['one', 'waiting'],
      ['two', 'waiting'],
    ]);
    box.later[0]?.();
    await box.settle();
    expect([box.sent, box.outbox.read()]).toEqual([['one', 'one', 'two'], []]);
  });

  test('survives a reload with the same ids', async () => {
    const box = openOutbox();
    box.answers.push('later');
    box.outbox.add(message('one'));
    await box.settle();
    const next = openOutbox(box.stored);
    expect(next.outbox.read()[0]?.clientId).toBe('id-one');
    await next.outbox.flush();
    expect([next.arrived, next.outbox.read()]).toEqual([['one'], []]);
  });

  test('keeps what was refused until the person decides, and goes on with the rest', async () => {
    const box = openOutbox();
    box.answers.push({ refusal: 'You are blocked.' });
    box.outbox.add(message('one'));
    box.outbox.add(message('two'));
    await box.settle();
    expect(box.outbox.read()).toMatchObject([{ text: 'one', state: 'failed', refusal: 'You are blocked.' }]);
    box.outbox.retry('id-one');
    await box.settle();
    expect(box.outbox.read()).toEqual([]);
    expect(openOutbox(new Map([['oja-outbox', '{broken']])).outbox.read()).toEqual([]);
  });

  test('leaves alone what another user wrote in this browser', () => {
    const stored = new Map([
      ['oja-outbox', JSON.stringify([{ ...message('one'), userId: 'other', state: 'waiting' }])],
    ]);
    expect(openOutbox(stored).outbox.read()).toEqual([]);
  });

  test('is shared by the tabs of a person: none undoes what another did', async () => {
    const one = openOutbox();
    one.answers.push('later');
    one.outbox.add(message('one'));
    await one.settle();
    const two = openOutbox(one.stored);
    two.answers.push('later');
    two.outbox.add(message('two'));
    await two.settle();
    const stored = () => JSON.parse(one.stored.get('oja-outbox') ?? '').map((row: QueuedMessage) => row.text);
    expect(stored()).toEqual(['one', 'two']);
    one.outbox.refresh();
    expect(one.outbox.read().map(({ text }) => text)).toEqual(['one', 'two']);
    await two.outbox.flush();
    one.outbox.refresh();
    expect([stored(), one.outbox.read()]).toEqual([[], []]);
  });

  test('keeps what another user has waiting in this browser', async () => {
    const other = { ...message('one'), userId: 'other', state: 'waiting' };
    const box = openOutbox(new Map([['oja-outbox', JSON.stringify([other])]]));
    box.outbox.add(message('two'));
    await box.settle();
    expect(JSON.parse(box.stored.get('oja-outbox') ?? '')).toEqual([other]);
  });

  test('forgets what the person discards', async () => {
    const box = openOutbox();
    box.answers.push({ refusal: 'No.' });
    box.outbox.add(message('one'));
    await box.settle();
    box.outbox.discard('id-one');
    expect(box.outbox.read()).toEqual([]);
  });
});
