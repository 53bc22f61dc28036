import { randomUUID } from 'node:crypto';
import { handoverPlanTitle } from '@oja/contract/handover-labels';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { buy, offer, openMarket } from '../../../../test/purchases.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { startConversation } from '../../talk/messaging/test-messages.ts';
import { openOne } from '../../talk/support/test-tickets.ts';
import { audit } from './audit.ts';

/** Staff find lines by what they know of a case, although the log keeps ids alone. */
const oja = await startOja();
const market = await openMarket(oja);
const { admin, buyer, seller } = market;
const rename = (id: string, name: string) =>
  oja.deps.db.updateTable('users').set({ name }).where('id', '=', id).execute();
await rename(buyer.id, 'Blessing Udo');
await rename(seller.id, 'Chidi Nwosu');
const bought = await buy(market);
const purchase = await oja.deps.db
  .selectFrom('purchases')
  .select(['id', 'number', 'handle', 'listingId'])
  .where('id', '=', bought.id)
  .executeTakeFirstOrThrow();
const ticket = await openOne(oja, buyer, { subject: 'Password refused' });
const stranger = await oja.person();

const write = (action: `${string}.${string}`, kind: string, id: string) =>
  inTransaction(oja.deps.db, (tx) =>
    audit(tx, { actor: { id: admin.id, label: admin.email }, action, subject: { kind, id } }),
  );
await write('purchase.looked_at', 'purchase', purchase.id);
await write('ticket.looked_at', 'ticket', ticket.id);
await write('user.looked_at', 'user', buyer.id);
await write('user.left_alone', 'user', stranger.id);
await write('settings.looked_at', 'settings', 'general');

const reporter = await oja.person({ days: 365 });
await rename(reporter.id, 'Ngozi Bello');
const reported = await oja.call('submitReport', {
  token: reporter.token,
  body: { type: 'listing', target_id: (await offer(market)).id, reason: 'Spam', description: 'Ten times.' },
});
const { id: conversationId } = await startConversation(market, { asker: reporter });
await write('report.looked_at', 'report', reported.body.data.id);
await write('conversation.looked_at', 'conversation', conversationId);

const find = async (search: string) =>
  (await oja.call('listAuditEntries', { token: admin.token, query: { search } })).body.data.filter(
    ({ action }) => action.endsWith('looked_at') || action.endsWith('left_alone'),
  );
const actionsOf = async (search: string) => (await find(search)).map(({ action }) => action);

describe('a search of the audit log', () => {
  test.each([
    ['the reference of a purchase', transactionReference(purchase.number), ['purchase.looked_at']],
    ['it without zeros', `txn${purchase.number}`, ['purchase.looked_at']],
    ['the reference of a ticket', ticket.reference, ['ticket.looked_at']],
    ['a name', 'blessing', ['user.looked_at', 'ticket.looked_at', 'purchase.looked_at']],
    ['an e-mail address', buyer.email, ['user.looked_at', 'ticket.looked_at', 'purchase.looked_at']],
    ['the seller', 'Chidi', ['conversation.looked_at', 'report.looked_at', 'purchase.looked_at']],
    ['a reporter who asked', 'Ngozi', ['conversation.looked_at', 'report.looked_at']],
    ['a handle', `@${purchase.handle.replace('@', '')}`, ['purchase.looked_at']],
    ['a handle without its sign', purchase.handle.replace('@', ''), ['purchase.looked_at']],
    ['a reference of nothing', 'TXN-999999', []],
    ['a withdrawal that is not there', 'wd_00ff', []],
  ])('finds by %s', async (_title, search, actions) => {
    expect(await actionsOf(search)).toEqual(actions);
  });

  test('names the subjects as staff know them, with their pages', async () => {
    const subjects = Object.fromEntries(
      (await find('looked_at')).map(({ action, subject }) => [action, subject]),
    );
    expect(subjects).toMatchObject({
      'purchase.looked_at': {
        label: `${transactionReference(purchase.number)} ${purchase.handle}`,
        page: `/admin/transactions?details=${purchase.id}`,
      },
      'ticket.looked_at': {
        label: `${ticket.reference} Password refused`,
        page: `/admin/support/${ticket.id}`,
      },
      'user.looked_at': { label: 'Blessing Udo', page: `/admin/users/${buyer.id}` },
      'conversation.looked_at': {
        label: 'Conversation of Ngozi Bello',
        page: `/admin/users/${reporter.id}`,
      },
      'settings.looked_at': { label: 'General settings', page: '/admin/settings/general' },
    });
  });

  test('an entry names the people it noted', async () => {
    const { id: noted } = ticket;
    await inTransaction(oja.deps.db, (tx) =>
      audit(tx, {
        actor: { id: admin.id, label: admin.email },
        action: 'ticket.handed_over',
        subject: { kind: 'ticket', id: ticket.id },
        before: { assignee: null, noted },
        after: { assignee: buyer.id, watchers: [seller.id] },
      }),
    );
    const { body } = await oja.call('listAuditEntries', {
      token: admin.token,
      query: { search: 'ticket.handed_over' },
    });
    const [entry] = body.data;
    const shown = await oja.call('showAuditEntry', {
      token: admin.token,
      params: { id: entry?.id ?? '' },
    });
    expect(shown.body.data.people).toEqual({ [buyer.id]: 'Blessing Udo', [seller.id]: 'Chidi Nwosu' });
  });

  test('names what stands in a list of a page, and leaves its id to what is unknown', async () => {
    const { token, id } = admin;
    const rule = await oja.call('addRiskRule', {
      token,
      body: { name: 'Young sellers', signal: 'new_account', threshold: 7 },
    });
    const reply = await oja.call('addCannedReply', {
      token,
      body: { title: 'Greeting', text: 'Hello.', actions: {} },
    });
    const { db } = oja.deps;
    const plan = await db.selectFrom('plans').select(['id', 'name']).executeTakeFirstOrThrow();
    const session = await db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', buyer.id)
      .executeTakeFirstOrThrow();
    const movement = { id: randomUUID(), kind: 'topup', amountKobo: 150_000, reason: 'Cash.' } as const;
    const at = oja.deps.now();
    await db
      .insertInto('balanceMovements')
      .values({ ...movement, recordedBy: id, recordedAt: at, approvedAt: at })
      .execute();
    const named = [
      ['risk_rule', rule.body.data.id, 'Young sellers', '/admin/settings/risk'],
      ['canned_reply', reply.body.data.id, 'Greeting', '/admin/support/canned-replies'],
      ['plan', plan.id, plan.name, '/admin/settings/plans'],
      ['session', session.id, 'Session of Blessing Udo', `/admin/users/${buyer.id}`],
      ['balance_movement', movement.id, 'Movement of ₦1,500.00', '/admin/withdrawals?view=money#movements'],
      [
        'handover_plan',
        'telegram number',
        handoverPlanTitle({ platform: 'telegram', kind: 'number' }),
        '/admin/settings/handover?plan=telegram-number',
      ],
      ['handover_plan', 'letters by post', null, null],
      ['settings', 'toString', null, null],
      ['payouts', 'all', null, null],
    ] as const;
    for (const [kind, subject] of named) await write('subject.named', kind, subject);
    const { body } = await oja.call('listAuditEntries', { token, query: { limit: '100' } });
    const subjects = body.data.filter(({ action }) => action === 'subject.named');
    expect(subjects.reverse().map(({ subject }) => Object.values(subject))).toEqual(named);
  });
});
