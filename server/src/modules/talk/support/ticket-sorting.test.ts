import { hourMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { auditOf, notificationsFor, openOne } from './test-tickets.ts';

const oja = await startOja();
const ngozi = await oja.person({ role: 'moderator', days: 30 });
const amara = await oja.person({ role: 'admin', days: 30 });

const at = <const Body>(id: string, token: string, body?: Body) => ({ token, params: { id }, body });
const show = async (id: string) => (await oja.call('showDeskTicket', at(id, ngozi.token))).body.data;
const change = (id: string, body: BodyFor<'changeTicket'>) =>
  oja.call('changeTicket', at(id, ngozi.token, body));
const merge = (id: string, intoId: string, by: Person = ngozi) =>
  oja.call('mergeTicket', at(id, by.token, { into_id: intoId }));
const textsOf = async (id: string) => (await show(id)).messages.map(({ text }) => text);

describe('tags', () => {
  test('are added and removed, found by, and suggested by how often they are used', async () => {
    const first = await openOne(oja, await oja.person());
    const second = await openOne(oja, await oja.person());
    const { body } = await change(first.id, { add_tags: [' Refund ', 'bank'] });
    expect(body.data.tags).toEqual(['bank', 'refund']);
    await change(second.id, { add_tags: ['refund'] });
    expect((await oja.call('listTicketTags', { token: ngozi.token })).body.data).toEqual(['refund', 'bank']);
    const found = async (tag: string) =>
      (await oja.call('listDeskTickets', { token: ngozi.token, query: { tag } })).body.data.map(
        ({ id }) => id,
      );
    expect((await found('refund')).toSorted()).toEqual([first.id, second.id].toSorted());
    expect(await found('bank')).toEqual([first.id]);
    expect((await change(first.id, { remove_tags: ['bank'] })).body.data.tags).toEqual(['refund']);
    expect(await auditOf(oja, first.id)).toEqual(['ticket.changed', 'ticket.changed']);
  });

  test('are an order of the desk: the author sees nothing of them', async () => {
    const person = await oja.person();
    const { id, lastUpdate } = await openOne(oja, person);
    oja.clock.advance(1_000);
    await change(id, { add_tags: ['annoying'] });
    const { text, body } = await oja.call('showTicket', at(id, person.token));
    expect(text).not.toContain('annoying');
    expect(body.data.lastUpdate).toBe(lastUpdate);
    expect(await notificationsFor(oja, person)).toEqual([]);
  });

  test('are ten at most, also when two add at once', async () => {
    const { id } = await openOne(oja, await oja.person());
    const some = (from: number) => Array.from({ length: 6 }, (_, index) => `tag ${from + index}`);
    const answers = await Promise.all([change(id, { add_tags: some(0) }), change(id, { add_tags: some(6) })]);
    expect(outcomesOf(answers)).toEqual(['200', '409 ticket_state_conflict']);
    expect((await show(id)).tags).toHaveLength(6);
  });
});

describe('merging', () => {
  const two = async () => {
    const person = await oja.person({ days: 30 });
    const from = await openOne(oja, person, { subject: 'First', text: 'one', priority: 'medium' });
    oja.clock.advance(hourMs);
    const into = await openOne(oja, person, { subject: 'Second', text: 'two', priority: 'medium' });
    return { person, from, into };
  };

  test('moves messages and tags, keeps the earlier time, and closes the other for good', async () => {
    const { person, from, into } = await two();
    await change(from.id, { add_tags: ['refund'] });
    expect((await show(from.id)).others).toEqual([
      { id: into.id, reference: into.reference, subject: 'Second' },
    ]);
    const { body } = await merge(from.id, into.id);
    expect(body.data).toMatchObject({ id: into.id, answer_due_at: from.answer_due_at, tags: ['refund'] });
    expect(await textsOf(into.id)).toEqual(['one', 'two']);
    expect(await show(from.id)).toMatchObject({
      status: 'resolved',
      messages: [],
      merged_into: { id: into.id, reference: into.reference },
      actions: ['note'],
    });
    expect(await notificationsFor(oja, person)).toEqual(['ticket_merged']);
    expect(await auditOf(oja, from.id)).toEqual(['ticket.changed', 'ticket.merged']);
    const shown = await oja.call('showTicket', at(from.id, person.token));
    expect(shown.body.data).toMatchObject({ merged_into: { id: into.id }, actions: [] });
    const calls = await Promise.all([
      oja.call('replyToTicket', at(from.id, person.token, { text: 'Hello?' })),
      oja.call('moveTicket', at(from.id, ngozi.token, { status: 'open' })),
      merge(into.id, from.id),
    ]);
    expect(calls.map(refusalOf)).toEqual(calls.map(() => [409, 'ticket_state_conflict']));
  });

  test('is for tickets of one person alone, which are open, and no colleague works on', async () => {
    const { from, into } = await two();
    const stranger = await openOne(oja, await oja.person());
    expect(refusalOf(await merge(from.id, stranger.id))).toEqual([409, 'ticket_state_conflict']);
    expect(refusalOf(await merge(from.id, from.id))).toEqual([409, 'ticket_state_conflict']);
    await oja.call('answerTicket', at(into.id, amara.token, { text: 'I look into it.' }));
    expect(refusalOf(await merge(from.id, into.id))).toEqual([409, 'ticket_taken']);
    expect(refusalOf(await merge(from.id, crypto.randomUUID()))).toEqual([404, 'not_found']);
  });

  test('loses no answer that is written at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { from, into } = await two();
      const [answered, merged] = await Promise.all([
        oja.call('answerTicket', at(from.id, ngozi.token, { text: 'three' })),
        merge(from.id, into.id),
      ]);
      expect(merged?.status).toBe(200);
      const expected = answered?.status === 200 ? ['one', 'two', 'three'] : ['one', 'two'];
      expect(await textsOf(into.id)).toEqual(expected);
      expect(await textsOf(from.id)).toEqual([]);
    }
  });

  test('of two tickets into each other happens once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { from, into } = await two();
      const answers = await Promise.all([merge(from.id, into.id), merge(into.id, from.id)]);
      expect(outcomesOf(answers)).toEqual(['200', '409 ticket_state_conflict']);
    }
  });
});

test('a ticket that its author closes while staff answer is answered or refused, never both', async () => {
  for (let round = 0; round < 10; round += 1) {
    const person = await oja.person({ days: 30 });
    const { id } = await openOne(oja, person);
    const [answered, closed] = await Promise.all([
      oja.call('answerTicket', at(id, ngozi.token, { text: 'Here you are.' })),
      oja.call('closeTicket', at(id, person.token)),
    ]);
    expect(closed?.status).toBe(200);
    expect((await show(id)).status).toBe('resolved');
    expect((await textsOf(id)).includes('Here you are.')).toBe(answered?.status === 200);
  }
});

describe('a mention in a note', () => {
  test('tells only the colleague', async () => {
    await oja.deps.db.updateTable('users').set({ name: 'Amara Okafor' }).where('id', '=', amara.id).execute();
    const person = await oja.person();
    const { id } = await openOne(oja, person);
    const before = await notificationsFor(oja, ngozi);
    await oja.call('noteOnTicket', at(id, ngozi.token, { text: 'Can you look, @Amara Okafor?' }));
    expect(await notificationsFor(oja, amara)).toContain('ticket_mention');
    expect(await notificationsFor(oja, ngozi)).toEqual(before);
    expect(await notificationsFor(oja, person)).toEqual([]);
  });
});

describe('a canned reply that also acts', () => {
  const reply = { title: 'Receipt', text: 'Please send the receipt.' };

  test('keeps its actions', async () => {
    const actions = { wait: true, priority: 'low', add_tags: ['receipt'] } as const;
    const { body } = await oja.call('addCannedReply', {
      token: ngozi.token,
      body: { ...reply, actions: { ...actions, add_tags: ['receipt'] } },
    });
    expect(body.data.actions).toEqual(actions);
    const saved = await oja.call('saveCannedReply', at(body.data.id, ngozi.token, reply));
    expect(saved.body.data.actions).toEqual({});
  });

  test('does all of it with the answer, or nothing', async () => {
    const { id } = await openOne(oja, await oja.person());
    const body = { text: reply.text, wait: true, priority: 'low' as const, add_tags: ['receipt'] };
    const answered = await oja.call('answerTicket', at(id, ngozi.token, body));
    expect(answered.body.data).toMatchObject({
      priority: 'low',
      tags: ['receipt'],
      waiting_since: oja.clock.now.toISOString(),
      assignee: { id: ngozi.id },
      answer_due_at: null,
    });
    expect(await auditOf(oja, id)).toEqual(['ticket.changed', 'ticket.answered']);
    const tags = Array.from({ length: 10 }, (_, index) => `other ${index}`);
    const refused = await oja.call('answerTicket', at(id, ngozi.token, { ...body, add_tags: tags }));
    expect(refusalOf(refused)).toEqual([409, 'ticket_state_conflict']);
    expect(await textsOf(id)).toHaveLength(2);
  });
});
